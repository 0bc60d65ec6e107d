import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  CalendarDays,
  CircleQuestionMark,
  Files,
  Gift,
  Inbox,
  LayoutGrid,
  Settings,
  Wallet,
} from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Avatar } from '../Avatar'
import { SideNavigation } from './SideNavigation'
import { SideNavigationButton } from './SideNavigationButton'
import { SideNavigationCard } from './SideNavigationCard'

const meta = {
  title: 'Components/Navigation/SideNavigation',
  component: SideNavigation,
  args: {
    label: 'Main',
    sections: [
      {
        id: 'views',
        places: [
          { href: '/month', label: 'Month', icon: CalendarDays, isCurrent: true },
          { href: '/budget', label: 'Budget', icon: Wallet },
          { href: '/parked', label: 'Parking lot', icon: Inbox, count: 12 },
        ],
      },
      {
        id: 'more',
        label: 'Workspace',
        places: [
          { href: '/documents', label: 'Documents', icon: Files },
          { href: '/settings', label: 'Settings', icon: Settings },
        ],
      },
    ],
    onGo: fn(),
  },
  argTypes: {
    sections: { control: false },
    header: { control: false },
    footer: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNavigation>

export default meta
type Story = StoryObj<typeof meta>

const person = (
  <SideNavigationCard
    tile={<Avatar initials="MR" />}
    title="Maya Rios"
    text="Admin"
    actionLabel="Settings"
  />
)

export const Default: Story = {}

export const WithHeaderAndFooter: Story = {
  args: {
    header: (
      <SideNavigationCard
        isFramed
        tile={<Avatar initials="NP" shape="square" tone="strong" size={26} />}
        title="National plan"
        text="Lead plan, 2 nested"
        actionLabel="Change plan"
      />
    ),
    footer: person,
  },
}

export const WithLinksAndAButtonInTheFoot: Story = {
  tags: ['no-baseline'],
  args: {
    footPlaces: [
      { href: 'https://shop.example/', label: 'Web shop', icon: Gift, isNewWindow: true },
    ],
    footer: (
      <>
        <SideNavigationButton icon={CircleQuestionMark} label="Help" aria-haspopup="menu" />
        {person}
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Web shop' })
    await expect(link).toHaveAttribute('target', '_blank')
    link.addEventListener('click', (event) => {
      event.preventDefault()
    })
    await userEvent.click(link)
    await expect(args.onGo).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Help' })).toBeVisible()
  },
}

export const Collapsed: Story = {
  args: {
    isCollapsed: true,
    footer: (
      <SideNavigationCard
        isCollapsed
        tile={<Avatar initials="MR" />}
        title="Maya Rios"
        text="Admin"
        actionLabel="Settings"
      />
    ),
  },
}

export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'views',
        label: 'Northfield spring and summer',
        places: [
          {
            href: '/a',
            label: 'Wardrobe relaunch across all western stores',
            icon: LayoutGrid,
            isCurrent: true,
            count: 1280,
          },
          { href: '/b', label: 'Donaudampfschifffahrtsgesellschaft', icon: Files },
        ],
      },
    ],
    footer: (
      <SideNavigationCard
        tile={<Avatar initials="WT" />}
        title="Wolfeschlegelsteinhausenbergerdorff the Third"
        text="Master plan admin of the western region"
        actionLabel="Settings"
      />
    ),
  },
}

export const ManyPlaces: Story = {
  args: {
    sections: [
      {
        id: 'all',
        places: Array.from({ length: 30 }, (_, index) => ({
          href: `/store-${index + 1}`,
          label: `Store ${index + 1}`,
          icon: LayoutGrid,
          isCurrent: index === 3,
        })),
      },
    ],
    footer: person,
  },
}

export const RightToLeft: Story = { args: { footer: person }, globals: { direction: 'rtl' } }

export const GoesWithoutLoadingThePageAnew: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('By pointer', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Budget' }))
      await expect(args.onGo).toHaveBeenLastCalledWith({ href: '/budget' })
    })
    await step('By keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /Parking lot/ })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onGo).toHaveBeenLastCalledWith({ href: '/parked' })
    })
    await step('Where one is, is said', async () => {
      await expect(canvas.getByRole('link', { name: 'Month' })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
  },
}
