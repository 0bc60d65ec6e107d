import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ItemSummarySource } from '../../calendar-core'

import type { CalendarItem } from '../../calendar-parts'
import { novemberOverstory, overstoryChannels, tradeFair } from './fixtures/november-overstory'
import { OverstoryHost } from './fixtures/OverstoryHost'
import { Overstory } from './Overstory'

const meta = {
  title: 'Planner views/Calendars/Overstory/Behavior',
  component: Overstory,
  tags: ['!autodocs'],
  parameters: {
    isFullScreen: true,
    a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } },
  },
  args: {
    startDay: '2026-11-01',
    endDay: '2026-12-05',
    today: '2026-11-18',
    sections: novemberOverstory,
    channels: overstoryChannels,
    currentPlanId: NATIONAL_PLAN_ID,
    closedSections: new Set(),
    onToggleSection: fn(),
    onOpenItem: fn(),
  },
  render: (args, { name }) => <OverstoryHost key={name} {...args} />,
} satisfies Meta<typeof Overstory<CalendarItem>>

export default meta
type Story = StoryObj<typeof Overstory<CalendarItem>>

const summary: ItemSummarySource = {
  describeItem: () => ({
    initiativeNames: [],
    channelName: 'Initiatives',
    typeName: 'Promotion',
    platformNames: [],
  }),
  loadNotes: async () => '<p>Creative is due two weeks before.</p>',
}

export const IsWorkedByPointerAndKeys: Story = {
  args: { summary, events: [tradeFair], onCopyItem: fn(), onDeleteItem: fn() },
  play: async ({ args, canvas, step }) => {
    await step('Toggles a section by keyboard', async () => {
      const head = canvas.getByRole('button', { name: 'Initiatives 4 items' })
      const items = () => canvas.queryByRole('list', { name: 'Initiatives' })
      await step('Enter closes it, and the count stays', async () => {
        head.focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onToggleSection).toHaveBeenLastCalledWith({
          section: 'initiatives',
          isOpen: false,
        })
        await expect(head).toHaveAttribute('aria-expanded', 'false')
        await expect(head).toHaveFocus()
        await expect(head).toHaveTextContent('Initiatives 4 items')
        await expect(items()).toBeNull()
      })
      await step('Space opens it again', async () => {
        await userEvent.keyboard(' ')
        await expect(args.onToggleSection).toHaveBeenLastCalledWith({
          section: 'initiatives',
          isOpen: true,
        })
        await expect(items()).toBeVisible()
      })
    })
    await step('Opens an item', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', {
        name: /^Black Friday Promotion, Initiatives, 11\/16/u,
      })
      await step('by a click', async () => {
        await userEvent.click(bar)
        await expect(args.onOpenItem).toHaveBeenCalledTimes(1)
        await expect(args.onOpenItem).toHaveBeenLastCalledWith(
          expect.objectContaining({ item: novemberOverstory.initiatives[2], anchor: bar }),
        )
      })
      await step('and by Enter', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onOpenItem).toHaveBeenCalledTimes(2)
      })
    })
    await step('Walks over items', async () => {
      const bar = (title: string) =>
        canvas.getByRole('button', { name: new RegExp(`^${title}`, 'u') })
      await step('Tab goes from the head into the items and on to the next section', async () => {
        canvas.getByRole('button', { name: 'Monthly Channel Focus 2 items' }).focus()
        await userEvent.tab()
        await expect(bar('Email: win back')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Long-Running 2 items' })).toHaveFocus()
      })
      await step('Arrows walk within the section', async () => {
        await userEvent.tab()
        await expect(bar('Always-on')).toHaveFocus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(bar('Retargeting')).toHaveFocus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(bar('Retargeting')).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}')
        await expect(bar('Always-on')).toHaveFocus()
      })
      await step('Tab comes back to where the focus was', async () => {
        await userEvent.keyboard('{End}')
        await userEvent.tab({ shift: true })
        await userEvent.tab()
        await expect(bar('Retargeting')).toHaveFocus()
      })
    })
    await step('I shows the summary, and the notes come after it', async () => {
      canvas.getByRole('button', { name: /^Black Friday Promotion/u }).focus()
      await userEvent.keyboard('i')
      const card = within(await screen.findByLabelText('Black Friday Promotion'))
      await expect(card.getByText('Promotion')).toBeVisible()
      await expect(await card.findByText('Creative is due two weeks before.')).toBeVisible()
    })
    await step('Esc takes it away', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => {
        await expect(screen.queryByText('Creative is due two weeks before.')).toBeNull()
      })
    })
    await step('An event names its calendar', async () => {
      canvas.getByRole('note', { name: /^Trade fair/u }).focus()
      await userEvent.keyboard('i')
      const card = within(await screen.findByLabelText('Trade fair season'))
      await expect(card.getByText('Industry calendar')).toBeVisible()
    })
    await step('Copies and deletes', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', { name: /^Black Friday Promotion/u })
      const item = expect.objectContaining({ title: 'Black Friday Promotion' })
      await step('with the menu under the right button', async () => {
        await userEvent.pointer({ keys: '[MouseRight]', target: bar })
        const menu = within(await screen.findByRole('menu', { name: 'Item' }))
        await userEvent.click(menu.getByRole('menuitem', { name: /^Copy Initiative/u }))
        await expect(args.onCopyItem).toHaveBeenLastCalledWith({ item })
      })
      await step('and with keys', async () => {
        bar.focus()
        await userEvent.keyboard('{Control>}c{/Control}')
        await expect(args.onCopyItem).toHaveBeenCalledTimes(2)
        await userEvent.keyboard('{Delete}')
        await expect(args.onDeleteItem).toHaveBeenLastCalledWith({ item })
      })
    })
  },
}
