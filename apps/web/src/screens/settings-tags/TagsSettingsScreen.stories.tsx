import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { list, namesIn, serverOf, TagsHost, waitsFor } from './fixtures/TagsHost'

const meta = {
  title: 'Screens/Plan settings/Tags',
  component: TagsHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TagsHost>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })

export const Default: Story = {
  play: async ({ step }) => {
    await step(
      'Tags are grouped by category, the former Target Persona with Target Segment',
      async () => {
        await expect(await namesIn('Target Segment')).toEqual(['Students', 'Parents'])
        await expect(await namesIn('Objective')).toEqual([
          'Awareness',
          'Store traffic',
          'Loyalty',
          'Opening in the west',
        ])
      },
    )
    await step('A tag of another plan bears its mark and cannot be changed', async () => {
      await expect(screen.getByText('WR')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Rename Opening in the west' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Delete Opening in the west' })).toBeNull()
    })
  },
}

export const Empty: Story = { args: { server: serverOf({ tags: [] }) } }

const failing = serverOf({ holds: /^GET \/tags/u })

export const LoadsAgainAndGoesToTheCategoryOfALink: Story = {
  args: { server: failing, fragment: '#journey-phase' },
  play: async ({ step }) => {
    await step('A failed load is tried again', async () => {
      await step('It says so', async () => {
        await waitsFor(failing, 'GET /tags')
        failing.answer('forbidden')
        await expect(await screen.findByText('Tags could not be loaded')).toBeVisible()
      })
      await step('And tries again', async () => {
        await userEvent.click(button('Try again'))
        await waitsFor(failing, 'GET /tags')
        failing.answer()
        await expect(await screen.findByText('Loyalty')).toBeVisible()
      })
    })
    await step('The category of the link has the focus', async () => {
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'Journey Phase' })).toHaveFocus(),
      )
    })
  },
}

export const OrderIsFixedOnANestedPlan: Story = {
  args: {
    server: serverOf({
      plans: [buildPlan({ type: 'Sub', isLead: false, isNested: true, parentId: 11, plans: [] })],
    }),
  },
  play: async () => {
    await list('Objective')
    await expect(screen.queryByRole('button', { name: /^Reorder/u })).toBeNull()
    await expect(
      screen.getByText(
        'The order of tags cannot be changed on a nested plan. It can be on the lead plan.',
      ),
    ).toBeVisible()
    await expect(button('Rename Loyalty')).toBeEnabled()
  },
}
