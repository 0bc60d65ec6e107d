import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { channelFixtures } from '../bulk-changes/fixtures/bulk-plan'
import { QuickCreate, type QuickCreateProps } from './QuickCreate'

const dates = {
  startDate: '2026-11-18T08:00:00',
  endDate: '2026-11-20T08:00:00',
  isAllDay: true,
}
const lastUsed = { title: '', channelId: 1, typeId: 12 }

/** A button for a day, with the items that were created on it. */
function Example({ initialValues }: Pick<QuickCreateProps, 'initialValues'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [created, setCreated] = useState<readonly string[]>([])
  const close = () => {
    setIsOpen(false)
  }
  return (
    <div>
      <span ref={setAnchor}>
        <Button
          onClick={() => {
            setIsOpen(true)
          }}
        >
          November 18
        </Button>
      </span>
      <ul style={{ paddingInlineStart: 16 }}>
        {created.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {isOpen && anchor !== null ? (
        <QuickCreate
          anchor={anchor}
          dates={dates}
          channels={channelFixtures}
          {...(initialValues === undefined ? null : { initialValues })}
          onCreate={({ title }) => {
            setCreated((before) => [...before, title])
            close()
          }}
          onMore={close}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Adds a tactic with the three things that it needs.',
  whenToUse: [
    'Days or hours of a view were chosen for something new, and a title, a channel and a type are enough for now.',
    'Several items are entered one after the other, and the view stays in sight.',
  ],
  whenNotToUse: [
    { when: 'More fields are needed before it can be saved', use: 'DetailEditor' },
    { when: 'Many items come from a file', use: 'ImportDialog' },
    { when: 'Something that exists is repeated', use: 'BulkChangeDialog' },
    { when: 'Something else than a tactic is entered beside its place', use: 'Popover' },
  ],
  guidance: [
    {
      do: {
        example: <Example initialValues={lastUsed} />,
        caption:
          'Begin with the channel and type of the last item, in `initialValues`: often only the title is missing. Press to see.',
      },
      dont: {
        example: <Example />,
        caption: 'Without them, the same two choices are made again for each item of a series.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Heading',
        part: 'heading',
        description: '“New tactic”, which is also the accessible name.',
      },
      {
        name: 'Dates',
        part: 'dates',
        description: 'The days or hours that were chosen. They are changed in the whole editor.',
      },
      {
        name: 'Error',
        description: 'Why it was not saved, with `error`. What was typed stays.',
      },
      {
        name: 'Fields',
        part: 'fields',
        description:
          'Title, channel and type. A channel with one type chooses that too; locked channels say why.',
      },
      {
        name: 'Buttons',
        description: '“Create”, and “More options” for the whole editor.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next field or button.' },
    { keys: ['Enter'], action: 'In the title: creates, or says what is missing.' },
    { keys: ['ArrowDown'], action: 'In a list: opens it; letters find an entry.' },
    { keys: ['Escape'], action: 'Closes an open list, then the whole.' },
  ],
  accessibility: [
    'It is a [Popover] named “New tactic”, beside the day. The title has the focus from the start.',
    'What is missing is said at its field after a press of “Create”, and what was entered stays.',
    'While `isBusy`, the button says so, and Esc and a press outside do not close it.',
    'Left to the product: mark the chosen days in the view (`markedDays`), and give the focus to the new item.',
    'Left to the product: pass what `onMore` tells to the [DetailEditor], so that nothing is typed twice.',
  ],
  content: [
    'An `error` is a sentence that says what would help: “You do not have edit rights for the channel Email.”',
    'Titles are noun phrases without a period.',
    'Offer all channels and lock those that may not be used: people see that they exist.',
  ],
  related: ['DetailEditor', 'MonthCalendar', 'DayCalendar', 'Popover', 'ImportDialog'],
}
