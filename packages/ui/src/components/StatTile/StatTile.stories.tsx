import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

import { StatTile } from './StatTile'

const visits = [820, 932, 901, 1210, 1290, 1330, 1180, 1420, 1390, 1610, 1540, 1820]

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  args: {
    label: 'Visits',
    value: '1,820',
    change: { text: '18%', direction: 'up', meaning: 'good', comparedWith: 'than in November' },
    trend: { label: 'Visits rose from 820 in January to 1,820 in December', values: visits },
  },
  argTypes: { trend: { control: false }, labels: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 224 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('It is read with its change', async () => {
      const tile = canvas.getByRole('group', { name: 'Visits' })
      await expect(tile).toHaveTextContent('Visits1,820Up (good) 18% than in November')
      await expect(
        canvas.getByRole('img', { name: 'Visits rose from 820 in January to 1,820 in December' }),
      ).toBeVisible()
    })
  },
}

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(
    StatTile,
    [
      {
        name: 'Up and bad',
        props: {
          label: 'Actual costs',
          value: '$117,050',
          change: {
            text: '$4,200',
            direction: 'up',
            meaning: 'bad',
            comparedWith: 'over the estimate',
          },
        },
      },
      {
        name: 'Down and good',
        props: {
          label: 'Costs per visit',
          value: '$0.64',
          change: { text: '6%', direction: 'down', meaning: 'good' },
        },
      },
      {
        name: 'Without a change',
        props: { change: { text: '', direction: 'flat', comparedWith: 'since October' } },
      },
      {
        name: 'The figure alone',
        frame: () => <StatTile label="Plans" value="12" note="3 of them are nested" />,
      },
      { name: 'Bars', props: { trend: { label: 'Visits', values: visits, variant: 'bars' } } },
      { name: 'A link', props: { href: '#visits' } },
      { name: 'Loading', props: { label: 'Seats', value: '96', isLoading: true } },
      {
        name: 'Long text',
        props: {
          label: 'Estimated costs of all tactics of the spring and summer wardrobe relaunch',
          value: '$1,234,567,890.12',
          note: 'Tactics without a date are counted in the month in which they were added.',
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          label: 'الزيارات',
          value: '1,820',
          change: { text: '18%', direction: 'up', meaning: 'good' },
        },
      },
    ],
    { columnWidth: 224 },
  ),
  play: async ({ canvas, step }) => {
    await step('It says that it loads', async () => {
      const tile = canvas.getByRole('group', { name: 'Seats' })
      await expect(tile).toHaveAttribute('aria-busy', 'true')
      await expect(canvas.getByText('Loading', { selector: '[aria-busy] *' })).toBeInTheDocument()
      await expect(canvas.queryByText('96')).toBeNull()
    })
  },
}

const onPress = fn(({ event }: { event: { preventDefault: () => void } }) => {
  event.preventDefault()
})

export const IsOneLink: Story = {
  args: { href: '#visits', onPress },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Visits' })
    await step('By key', async () => {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(onPress).toHaveBeenCalledOnce()
    })
    await step('Anywhere on the tile', async () => {
      const box = canvas.getByRole('group', { name: 'Visits' }).getBoundingClientRect()
      const under = document.elementFromPoint(box.right - 8, box.bottom - 8)
      await expect(under).toBe(link)
    })
  },
}
