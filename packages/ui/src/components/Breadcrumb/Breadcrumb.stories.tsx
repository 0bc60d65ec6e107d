import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Folder } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'

import { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './Breadcrumb'
import { englishBreadcrumbLabels } from './Breadcrumb.labels'

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

/** Landmarks of one page have different names. */
const named = (navigation: string) => ({ ...englishBreadcrumbLabels, navigation })

export const States: Story = {
  render: sideBySide(
    Breadcrumb,
    [
      { name: 'Many steps', props: { steps: deepSteps, labels: named('Many steps') } },
      { name: 'One step', props: { steps: steps.slice(0, 1), labels: named('One step') } },
      {
        name: 'Long names',
        width: 260,
        props: {
          labels: named('Long names'),
          steps: [
            {
              id: 'account',
              label: 'Northfield Outdoor Clothing and Equipment Company',
              href: '#account',
            },
            {
              id: 'plan',
              label: 'Spring and summer wardrobe relaunch across all stores',
              href: '#plan',
            },
            { id: 'page', label: 'Channels, tactic types and platforms of the relaunch' },
          ],
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          labels: named('Right to left'),
          steps: [
            { id: 'account', label: 'الحساب', href: '#account' },
            { id: 'plans', label: 'الخطط', href: '#plans' },
            { id: 'channels', label: 'القنوات' },
          ],
        },
      },
    ],
    { columnWidth: 476 },
  ),
}

export const LeadsBackUp: Story = {
  args: { steps: deepSteps },
  play: async ({ canvas, args, step }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await step('The current page is named, not linked', async () => {
      await expect(navigation.getAllByRole('listitem')).toHaveLength(5)
      await expect(navigation.getByText('Brief').closest('[aria-current]')).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Northfield',
        'Fourth quarter',
        'Holiday Gifting Campaign',
      ])
    })
    await step('Enter on a link reports where to go', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(navigation.getByRole('link', { name: 'Fourth quarter' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onNavigate).toHaveBeenCalledOnce()
      await expect(args.onNavigate).toHaveBeenLastCalledWith({
        step: deepSteps[4],
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
    await step('The steps between are in a menu', async () => {
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
    })
  },
}
