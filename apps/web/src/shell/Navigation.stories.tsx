import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, LayoutGrid, Settings } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Navigation } from './Navigation'

const meta = {
  title: 'Screens/Navigation',
  component: Navigation,
  args: {
    isCollapsed: false,
    onToggle: fn(),
    plan: {
      name: 'National plan',
      abbreviatedName: 'NP',
      description: 'Lead plan, 2 nested',
      entries: [
        { id: '12', label: 'National plan', isChecked: true },
        { id: '13', label: 'West region', isChecked: false },
      ],
    },
    places: [{ href: '/month', label: 'Month', icon: CalendarDays, isCurrent: true }],
    planPlaces: [
      { href: '/settings', label: 'Plan settings', icon: Settings, isCurrent: false },
      { href: '/plans', label: 'All plans', icon: LayoutGrid, isCurrent: false },
    ],
    person: { name: 'Maya Rios', initials: 'MR', description: 'Admin' },
    settings: [{ id: 'log-out', label: 'Log Out' }],
    onGo: fn(),
    onSelectPlan: fn(),
    onSelectSetting: fn(),
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
    planPlaces: [{ href: '/plans', label: 'All plans', icon: LayoutGrid, isCurrent: true }],
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
      entries: [],
    },
    person: {
      name: 'Wolfeschlegelsteinhausenbergerdorff the Third',
      initials: 'WT',
      description: 'Master Plan Admin',
    },
  },
}

export const LeadsToPlacesWithoutLoadingThePageAnew: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'All plans' }))
    await expect(args.onGo).toHaveBeenCalledWith({ href: '/plans' })
  },
}

export const LogsOutFromTheSettings: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Maya Rios.*Settings/ }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await expect(args.onSelectSetting).toHaveBeenCalledWith({ id: 'log-out' })
  },
}
