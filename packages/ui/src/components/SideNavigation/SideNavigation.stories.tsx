import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
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
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

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

const inColumn = (navigation: ReactNode) => (
  <div style={{ display: 'flex', height: 340 }}>{navigation}</div>
)

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    SideNavigation,
    [
      {
        name: 'With header and footer',
        frame: inColumn,
        props: {
          label: 'Complete',
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
      },
      {
        name: 'Long text',
        frame: inColumn,
        props: {
          label: 'Long',
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
      },
      {
        name: 'Many places',
        frame: inColumn,
        props: {
          label: 'Many',
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
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        frame: inColumn,
        props: { label: 'Mirrored', footer: person },
      },
      {
        name: 'Collapsed',
        frame: inColumn,
        props: {
          label: 'Collapsed',
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
      },
    ],
    { columnWidth: 226 },
  ),
}

export const GoesWithoutLoadingThePageAnew: Story = {
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
  play: async ({ args, canvas, step }) => {
    await step('A link to another window is left to the browser', async () => {
      const link = canvas.getByRole('link', { name: 'Web shop' })
      await expect(link).toHaveAttribute('target', '_blank')
      link.addEventListener('click', (event) => {
        event.preventDefault()
      })
      await userEvent.click(link)
      await expect(args.onGo).not.toHaveBeenCalled()
      await expect(canvas.getByRole('button', { name: 'Help' })).toBeVisible()
    })
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
