import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, LayoutGrid, Settings } from 'lucide-react'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { Navigation } from './Navigation'

const meta = {
  title: 'Screens/Frame/Navigation',
  component: Navigation,
  args: {
    isCollapsed: false,
    onToggle: fn(),
    plan: {
      name: 'National plan',
      abbreviatedName: 'NP',
      description: 'Lead plan, 2 nested',
    },
    places: [{ href: '/month', label: 'Month', icon: CalendarDays, isCurrent: true }],
    planPlaces: [
      { href: '/settings', label: 'Plan settings', icon: Settings, isCurrent: false },
      { href: '/plans', label: 'Plans', icon: LayoutGrid, isCurrent: false },
    ],
    person: { name: 'Maya Rios', initials: 'MR', imageUrl: undefined, description: 'Admin' },
    referralUrl: 'https://refer.throughline.example/',
    onGo: fn(),
    onMenuIntent: fn(),
    renderMenu: ({ name, opening }) => <output>{`${name}, ${opening}`}</output>,
  },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'Where one is, where one can go, who one is. It shows what works and nothing else, and collapses to its icons.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Navigation>

export default meta
type Story = StoryObj<typeof meta>

export const InAPlan: Story = {}

export const OutsideOfPlans: Story = {
  args: {
    plan: null,
    places: [],
    planPlaces: [{ href: '/plans', label: 'Plans', icon: LayoutGrid, isCurrent: true }],
  },
}

export const PlanOnItsWay: Story = { args: { plan: 'loading' } }

export const Collapsed: Story = { args: { isCollapsed: true } }

export const LongNames: Story = {
  args: {
    plan: {
      name: 'Northfield spring and summer wardrobe relaunch',
      abbreviatedName: 'NS',
      description: 'In Northfield of all western and southern stores',
    },
    person: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the Third',
      initials: 'WT',
      imageUrl: undefined,
      description: 'Master Plan Admin',
    },
  },
}

export const OpensItsMenus: Story = {
  tags: ['no-baseline'],
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const help = canvas.getByRole('button', { name: 'Help' })
    await step('One at a time, by a press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Maya Rios.*Settings/u }))
      await expect(args.onMenuIntent).toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent('settings, first')
      await userEvent.click(help)
      await expect(canvas.getByRole('status')).toHaveTextContent('help, first')
      await expect(help).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Another press or Esc closes it, also while it is on its way', async () => {
      await userEvent.click(help)
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('status')).toHaveTextContent('help, last')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    })
    await step('Leads to places without loading the page anew', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Plans' }))
      await expect(args.onGo).toHaveBeenCalledWith({ href: '/plans' })
    })
  },
}

export const HidesTheReferralProgramWithoutAnAddress: Story = {
  tags: ['no-baseline'],
  args: { referralUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plans' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Referral Program' })).toBeNull()
  },
}
