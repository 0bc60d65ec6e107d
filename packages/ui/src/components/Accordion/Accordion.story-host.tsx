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
} satisfies Meta<typeof Accordion>
