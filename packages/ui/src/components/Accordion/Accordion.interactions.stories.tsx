import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { TextField } from '../TextField'
import { Accordion, type AccordionProps } from './Accordion'
import { accordionStories } from './Accordion.story-host'
import { closedSections, openSections } from './accordion-state'

const meta = {
  ...accordionStories,
  title: 'Components/Layout/Accordion',
  component: Accordion,
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const head = (name: RegExp) => canvas.getByRole('button', { name })
    await step('Arrows, Home and End move between the headings', async () => {
      await userEvent.tab()
      await expect(head(/Calendars/u)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(head(/Initiatives/u)).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(head(/Long-Running/u)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(head(/Calendars/u)).toHaveFocus()
    })
    await step('With another key they are those of the browser', async () => {
      for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
        await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`)
        await expect(head(/Calendars/u)).toHaveFocus()
      }
    })
    await step('Enter opens, Space closes', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onToggle).toHaveBeenLastCalledWith({
        id: 'interest',
        isOpen: true,
        openIds: ['initiatives', 'interest'],
      })
      await expect(canvas.getByRole('region', { name: /Calendars/u })).toBeVisible()
      await userEvent.keyboard(' ')
      await expect(canvas.queryByRole('region', { name: /Calendars/u })).toBeNull()
    })
    await step('A disabled one stays as it is', async () => {
      await userEvent.click(head(/Long-Running/u))
      await expect(head(/Long-Running/u)).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const OpensOneAtATime: Story = {
  args: { mode: 'single' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Monthly/u }))
    await expect(canvas.getByRole('region', { name: /Monthly/u })).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
  },
}

export const KeepsWhatWasTyped: Story = {
  args: {
    mounting: 'once-opened',
    openIds: [],
    renderContent: ({ id }) => <TextField label={`Note on ${id}`} />,
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('button', { name: /Initiatives/u })
    await step('Nothing is there before the first opening', async () => {
      await expect(canvas.queryByLabelText('Note on initiatives')).toBeNull()
    })
    await step('Closed and opened again it holds the same text', async () => {
      await userEvent.click(head)
      await userEvent.type(canvas.getByLabelText('Note on initiatives'), 'gifting')
      await userEvent.click(head)
      await expect(canvas.getByLabelText('Note on initiatives')).not.toBeVisible()
      await userEvent.click(head)
      await expect(canvas.getByLabelText('Note on initiatives')).toHaveValue('gifting')
    })
  },
}

function RememberingAccordion(props: AccordionProps) {
  const ids = props.sections.map(({ id }) => id)
  const [closedIds, setClosedIds] = useState<readonly string[]>(['interest', 'gone'])
  return (
    <>
      <Accordion
        {...props}
        openIds={openSections(ids, closedIds)}
        onToggle={({ openIds }) => {
          setClosedIds(closedSections(ids, openIds))
        }}
      />
      <output>{closedIds.join(', ')}</output>
    </>
  )
}

export const RemembersTheClosedOnes: Story = {
  render: (args) => <RememberingAccordion {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Calendars/u })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Monthly/u }))
    await expect(canvas.getByRole('status')).toHaveTextContent('interest, focus')
  },
}
