import type { Meta, StoryObj } from '@storybook/react-vite'
import { GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { TextField } from '../TextField'
import { Accordion, type AccordionProps } from './Accordion'
import type { AccordionSection } from './accordion-section'
import { closedSections, openSections } from './accordion-state'

function HeldAccordion(props: AccordionProps) {
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
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    sections,
    openIds: ['initiatives'],
    onToggle: fn(),
    renderContent: ({ id }): ReactNode => contents[id],
  },
  argTypes: { sections: { control: false }, renderContent: { control: false } },
  render: (args) => <HeldAccordion {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Sections with headings that open and close. Use it for long content of which a person needs only some sections. For different views of the same thing, use **Tabs**.

The caller holds the open sections: \`openIds\` and \`onToggle\`. To store the closed sections instead, so that a new section starts open, convert with \`openSections\` and \`closedSections\`.

| Key | What it does |
| --- | --- |
| Tab | Reaches each heading, what stands beside it, and what is open under it |
| Enter, Space | Opens or closes the section |
| ↓, ↑ | Next, previous heading; wraps around |
| Home, End | First, last heading |`,
      },
    },
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Cards: Story = {
  args: {
    variant: 'cards',
    openIds: ['email'],
    sections: ['Website', 'Email', 'Social Media'].map((title) => ({
      id: title.toLowerCase(),
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
  },
}

export const AllClosed: Story = { args: { openIds: [] } }

export const LongText: Story = {
  args: {
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
}

export const Narrow: Story = {
  args: { ...Cards.args },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    sections: [
      { id: 'initiatives', title: 'المبادرات', count: 4 },
      { id: 'focus', title: 'التركيز الشهري', count: 3 },
    ],
    renderContent: () => 'حملة هدايا العطلات',
  },
  globals: { direction: 'rtl' },
}

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

export const ManySections: Story = {
  tags: ['stress'],
  args: {
    openIds: ['section-7'],
    sections: Array.from({ length: 100 }, (_, index) => ({
      id: `section-${index}`,
      title: `Section ${index + 1}`,
      count: index,
    })),
    renderContent: ({ id }) => `Content of ${id}`,
  },
}
