import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { TextField } from '../TextField'
import { Accordion, type AccordionProps } from './Accordion'
import type { AccordionSection } from './accordion-section'

/** Applies its own changes, as a page does. */
function ControlledAccordion(props: AccordionProps) {
  const [openIds, setOpenIds] = useState(props.openIds)
  return (
    <Accordion
      {...props}
      openIds={openIds}
      onToggle={(change) => {
        setOpenIds(change.openIds)
        props.onToggle(change)
      }}
    />
  )
}

const sections: readonly AccordionSection[] = [
  { id: 'interest', title: 'Calendars of Interest', count: 4 },
  { id: 'initiatives', title: 'Initiatives', count: 4 },
  { id: 'focus', title: 'Monthly Channel Focus', count: 3 },
  { id: 'long', title: 'Long-Running', count: 0, isDisabled: true },
]

const contents: Readonly<Record<string, string>> = {
  interest: 'RetailNext Summit, Veterans Day, Thanksgiving and Cyber Monday.',
  initiatives: 'Holiday Gifting Campaign, Loyalty Relaunch, Black Friday Promotion.',
  focus: 'Email: win back lapsed buyers. Social: user stories.',
  long: 'Nothing runs long.',
}

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  args: {
    sections,
    openIds: ['initiatives'],
    onToggle: fn(),
    renderContent: ({ id }): ReactNode => contents[id],
  },
  argTypes: { sections: { control: false }, renderContent: { control: false } },
  render: (args) => <ControlledAccordion {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The second one is open. */
const cards = (...titles: readonly string[]): Partial<AccordionProps> => ({
  variant: 'cards',
  openIds: titles.slice(1, 2),
  sections: titles.map((title) => ({
    id: title,
    title,
    count: '3 tactic types',
    leading: <Icon icon={GripVertical} />,
    trailing: (
      <>
        <IconButton icon={Pencil} label={`Edit ${title}`} size="small" />
        <IconButton icon={Trash2} label={`Delete ${title}`} size="small" />
      </>
    ),
  })),
  renderContent: () => 'Newsletter, Promotional, Triggered',
})

export const Variants: Story = {
  render: sideBySide(
    ControlledAccordion,
    [
      { name: 'Cards', props: cards('Website', 'Email', 'Social Media') },
      { name: 'Narrow cards', width: 320, props: cards('Signage', 'Radio', 'Direct Mail') },
      {
        name: 'Long text',
        props: {
          sections: [
            {
              id: 'initiatives',
              title:
                'Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch of all western regions and formats',
              count: '1,204 tactics',
              trailing: <IconButton icon={Pencil} label="Edit" size="small" />,
            },
            ...sections.slice(2),
          ],
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          sections: [
            { id: 'initiatives', title: 'المبادرات', count: 4 },
            { id: 'focus', title: 'التركيز الشهري', count: 3 },
          ],
          renderContent: () => 'حملة هدايا العطلات',
        },
      },
    ],
    { columnWidth: 476 },
  ),
}

export const MovesByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
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

export const KeepsWhatWasTypedInTheOneThatWasOpen: Story = {
  args: {
    mode: 'single',
    mounting: 'once-opened',
    openIds: [],
    renderContent: ({ id }) => <TextField label={`Note on ${id}`} />,
  },
  play: async ({ canvas, step }) => {
    const head = canvas.getByRole('button', { name: /Initiatives/u })
    await step('Nothing is there before the first opening', async () => {
      await expect(canvas.queryByLabelText('Note on initiatives')).toBeNull()
    })
    await step('Opening another section closes the one that was open', async () => {
      await userEvent.click(head)
      await userEvent.type(canvas.getByLabelText('Note on initiatives'), 'gifting')
      await userEvent.click(canvas.getByRole('button', { name: /Monthly/u }))
      await expect(canvas.getByRole('region', { name: /Monthly/u })).toBeVisible()
      await expect(canvas.getAllByRole('region')).toHaveLength(1)
      await expect(canvas.getByLabelText('Note on initiatives')).not.toBeVisible()
    })
    await step('Opened again, it has the same text, also after it was closed alone', async () => {
      await userEvent.click(head)
      await expect(canvas.getByLabelText('Note on initiatives')).toHaveValue('gifting')
      await userEvent.click(head)
      await expect(canvas.queryByRole('region')).toBeNull()
      await userEvent.click(head)
      await expect(canvas.getByLabelText('Note on initiatives')).toHaveValue('gifting')
    })
  },
}
