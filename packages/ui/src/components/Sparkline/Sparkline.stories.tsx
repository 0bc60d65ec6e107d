import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect } from 'storybook/test'

import { channelColors } from '../../theme/channel-colors'
import { Sparkline } from './Sparkline'

const visits = [820, 932, 901, 1210, 1290, 1330, 1180, 1420, 1390, 1610, 1540, 1820]
const variance = [1200, 400, -300, -1900, -700, 250, 900, -450, 600, 1100, -200, -850]

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { label: 'Visits rose from 820 in January to 1,820 in December', values: visits },
  argTypes: { values: { control: false } },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, mount, step }) => {
    await step('A bar of 0 can be seen', async () => {
      await mount(<Sparkline {...args} variant="bars" values={[3, 0]} />)
      const bars = [...canvas.getByRole('img').children]
      await expect(bars).toHaveLength(2)
      for (const bar of bars)
        await expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(1)
    })
    await mount(<Sparkline {...args} />)
    await expect(
      canvas.getByRole('img', { name: 'Visits rose from 820 in January to 1,820 in December' }),
    ).toBeVisible()
  },
}

export const States: Story = {
  render: sideBySide(
    Sparkline,
    [
      { name: 'All marks', props: { marks: ['lowest', 'highest', 'last'] } },
      {
        name: 'Area',
        props: { variant: 'area', style: { color: channelColors[7] }, width: 160, height: 40 },
      },
      { name: 'Bars', props: { variant: 'bars' } },
      {
        name: 'Negative bars',
        props: { variant: 'bars', values: variance, label: 'Variance by month', height: 32 },
      },
      {
        name: 'Negative line',
        props: { variant: 'area', values: variance, label: 'Variance by month', height: 32 },
      },
      {
        name: 'With gaps',
        props: { values: [3, 5, null, null, 4, 6, 8, null, 7, 9], label: 'Seats by week' },
      },
      { name: 'Flat', props: { values: [4, 4, 4, 4], label: 'Four seats all year' } },
      { name: 'Empty', props: { values: [], label: 'No visits' } },
      {
        name: 'A year of days',
        props: {
          values: Array.from(
            { length: 365 },
            (_, day) => Math.sin(day / 24) * 40 + ((day * 37) % 29),
          ),
          label: 'Visits by day',
          width: 240,
        },
      },
    ],
    { columnWidth: 240 },
  ),
}
