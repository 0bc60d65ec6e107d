import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, LayoutGrid, Settings } from 'lucide-react'
import { createLazyModule } from '@throughline/ui/lazy-module'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { ToastProvider } from '../platform/ToastProvider'
import { readToast, toasts } from '../testing/toasts'
import { LazyNavigationMenu, type LazyNavigationMenuProps } from './LazyNavigationMenu'
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

type MenuCode = NonNullable<LazyNavigationMenuProps['module']>
type Menu = Extract<ReturnType<MenuCode['read']>, { status: 'ready' }>['value']

const FakeMenu: Menu = ({ name, opening }) => <output>{`${name}, ${opening}`}</output>
/** Attempts to load the code of the menus, which the story answers. */
const loads: { readonly come: () => void; readonly fail: () => void }[] = []
const menuCode: MenuCode = createLazyModule(
  () =>
    new Promise<Menu>((resolve, reject) => {
      loads.push({
        come: () => {
          resolve(FakeMenu)
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'))
        },
      })
    }),
)

export const OpensAMenuAgainWhoseCodeDidNotCome: Story = {
  tags: ['no-baseline'],
  args: {
    renderMenu: (menu) => <LazyNavigationMenu key={menu.name} {...menu} module={menuCode} />,
  },
  render: (args) => (
    <ToastProvider>
      <Navigation {...args} />
    </ToastProvider>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const text = 'The menu could not be loaded. Check your connection and try again.'
    const help = canvas.getByRole('button', { name: 'Help' })
    const open = async (attempt: number) => {
      await userEvent.click(help)
      await expect(help).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(loads).toHaveLength(attempt))
    }
    for (const attempt of [1, 2]) {
      await step(`Failure ${attempt} closes the menu and says so`, async () => {
        await open(attempt)
        loads.at(-1)?.fail()
        await readToast(text)
        await expect(help).toHaveAttribute('aria-expanded', 'false')
      })
    }
    await step('A menu that the user has closed reports no failure', async () => {
      await open(3)
      await userEvent.keyboard('{Escape}')
      await expect(help).toHaveAttribute('aria-expanded', 'false')
      loads.at(-1)?.fail()
    })
    await step('It opens with the code that comes later', async () => {
      await open(4)
      loads.at(-1)?.come()
      await expect(await canvas.findByText('help, first')).toBeVisible()
      await expect(help).toHaveAttribute('aria-expanded', 'true')
      await expect(toasts().queryByText(text)).toBeNull()
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
