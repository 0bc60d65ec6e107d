import type { Meta } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'

import { Accordion, type AccordionProps } from './Accordion'
import type { AccordionSection } from './accordion-section'

/** An accordion that keeps its open sections. */
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

export const sections: readonly AccordionSection[] = [
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

/** What all stories of the accordion begin with. */
export const accordionStories = {
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
