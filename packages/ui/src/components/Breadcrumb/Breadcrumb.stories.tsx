import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'

import { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './Breadcrumb'

const steps: readonly BreadcrumbStep[] = [
  { id: 'account', label: 'Northfield', href: '#account' },
  { id: 'plans', label: 'Plans', href: '#plans' },
  { id: 'national', label: 'National plan', href: '#national' },
  { id: 'channels', label: 'Channels' },
]

const deepSteps: readonly BreadcrumbStep[] = [
  { id: 'account', label: 'Northfield', href: '#account', icon: Folder },
  ...['2024', '2025', '2026'].map((label) => ({ id: label, label, href: `#${label}` })),
  { id: 'q4', label: 'Fourth quarter', href: '#q4' },
  { id: 'holiday', label: 'Holiday Gifting Campaign', href: '#holiday' },
  { id: 'brief', label: 'Brief' },
]

/** Stays on the page, as an app with a router does. */
const stay: BreadcrumbProps['onNavigate'] = ({ event }) => {
  event.preventDefault()
}

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { steps, onNavigate: fn(stay) },
  argTypes: { steps: { control: false }, labels: { control: false } },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ManySteps: Story = { args: { steps: deepSteps } }

export const OneStep: Story = { args: { steps: steps.slice(0, 1) } }

export const LongNames: Story = {
  args: {
    steps: [
      {
        id: 'account',
        label: 'Northfield Outdoor Clothing and Equipment Company',
        href: '#account',
      },
      { id: 'plan', label: 'Spring and summer wardrobe relaunch across all stores', href: '#plan' },
      { id: 'page', label: 'Channels, tactic types and platforms of the relaunch' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    steps: [
      { id: 'account', label: 'الحساب', href: '#account' },
      { id: 'plans', label: 'الخطط', href: '#plans' },
      { id: 'channels', label: 'القنوات' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const LeadsBackUp: Story = {
  play: async ({ canvas, args, step }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await step('The current page is named, not linked', async () => {
      await expect(navigation.getAllByRole('listitem')).toHaveLength(4)
      await expect(navigation.getByText('Channels').closest('[aria-current]')).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(navigation.queryByRole('link', { name: 'Channels' })).toBeNull()
    })
    await step('Enter on a link reports where to go', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(navigation.getByRole('link', { name: 'Plans' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onNavigate).toHaveBeenCalledOnce()
      await expect(args.onNavigate).toHaveBeenLastCalledWith({
        step: steps[1],
        event: expect.anything(),
      })
    })
    await step('With a modifier key the link is left to the browser', async () => {
      const link = navigation.getByRole('link', { name: 'Northfield' })
      const seen = fn((event: MouseEvent) => {
        event.preventDefault()
      })
      link.addEventListener('click', seen)
      await fireEvent.click(link, { ctrlKey: true })
      await expect(seen).toHaveBeenCalledOnce()
      await expect(args.onNavigate).toHaveBeenCalledOnce()
    })
  },
}

export const KeepsTheRestInAMenu: Story = {
  args: { steps: deepSteps },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Northfield',
      'Fourth quarter',
      'Holiday Gifting Campaign',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more pages' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3)
    const isLeftToApp = new Promise((resolve) => {
      document.addEventListener(
        'click',
        (event) => {
          resolve(event.defaultPrevented)
        },
        { once: true },
      )
    })
    await userEvent.click(menu.getByRole('menuitem', { name: '2025' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ step: deepSteps[2] }),
    )
    await expect(await isLeftToApp).toBe(true)
  },
}
