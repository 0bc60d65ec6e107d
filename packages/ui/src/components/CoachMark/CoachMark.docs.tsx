import { useRef, useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { englishCoachMarkLabels } from './CoachMark.labels'
import { CoachMark } from './CoachMark'

interface FocusCell {
  readonly title: string
  readonly text: string
}

const goodStops: readonly FocusCell[] = [
  { title: 'Add a tactic', text: 'Start here, or double-click a day.' },
  { title: 'Undo', text: 'Ctrl Z takes back the last change.' },
]
const longStops: readonly FocusCell[] = [
  {
    title: 'Welcome to your new, improved planning experience!',
    text: 'We are excited to show you everything that is new. This button, which you know from other products, adds a tactic. Tactics are the building blocks of your plan. You will find them in the calendar, in the table and in reports.',
  },
]

/** A button that explains itself. */
function Tour({ label, stops }: { label: string; stops: readonly FocusCell[] }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState<number | null>(null)
  const [element, setElement] = useState<Element | null>(null)
  const stop = index === null ? undefined : stops[index]
  return (
    <>
      <Button
        ref={anchor}
        onClick={() => {
          setElement(anchor.current)
          setIndex(0)
        }}
      >
        {label}
      </Button>
      {stop !== undefined && index !== null ? (
        <CoachMark
          anchor={element}
          title={stop.title}
          index={index}
          count={stops.length}
          labels={englishCoachMarkLabels}
          onBack={() => {
            setIndex(index - 1)
          }}
          onNext={() => {
            setIndex(index === stops.length - 1 ? null : index + 1)
          }}
          onSkip={() => {
            setIndex(null)
          }}
          onClose={() => {
            setIndex(null)
          }}
        >
          {stop.text}
        </CoachMark>
      ) : null}
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Explains an element of the page in its place.',
  whenToUse: [
    'A person asked for a tour, or a screen with several unfamiliar parts opens for the first time.',
    'Something moved, and people look for it in its old place.',
  ],
  whenNotToUse: {
    'A few words about one control are enough': 'Tooltip',
    'The first step is obvious once the page is empty': 'EmptyState',
    'The task itself has steps': 'Stepper',
    'An element needs an explanation for everybody':
      'A better label. A tour is read once and forgotten.',
  },
  guidance: [
    {
      do: 'One sentence for each stop, about what people can do there.',
      right: <Tour label="Take the tour" stops={goodStops} />,
      dont: 'A paragraph is skipped, together with the stops that follow.',
      wrong: <Tour label="Take the long tour" stops={longStops} />,
      press: ['button'],
    },
  ],
  anatomy: {
    parts: {
      Spotlight: 'Leaves the element bright; the rest of the page is darker and inert.',
      Arrow: 'Points from the card to the element.',
      Body: 'Title and text; announced with each step.',
      Position: '“2 of 5”, in the footer.',
      Buttons:
        'Skip, Back, and Next or Done. Close is in the corner. Skip is there with `onSkip`, except on the last step.',
    },
    marks: { Body: '[data-part="body"]' },
  },
  keyboard: {
    Enter: 'Goes to the next step; on the last one finishes. The focus stays on the button.',
    'Tab, Shift+Tab': 'Moves between Skip, Back, Next and Close.',
    Escape: 'Closes the tour.',
  },
  accessibility: [
    'It is a modal dialog named by its title. Each step is announced with its number: “Step 2 of 5”.',
    'On the first step Back has `aria-disabled` and keeps its place, so the buttons do not move.',
    'A press outside does nothing, so that no step is lost by a slip.',
    'Without an `anchor`, or while it is not on the screen, the card is in the middle.',
    'Skip and Close both end the tour. `onSkip` tells the product that the person does not want it; `onClose` also reports a press of Escape.',
    'Left to the product: start a tour only when asked, or once, and leave out stops whose element is not there.',
  ],
  content: [
    'Title: the name of the element, as it is on the screen.',
    'Text: one or two sentences that begin with a verb: “Start here, or double-click a day.”',
    'Skip says what it ends: “Skip tour”.',
    'At most about seven stops; three are better.',
  ],
  related: ['Tooltip', 'EmptyState', 'Stepper', 'Dialog'],
}
