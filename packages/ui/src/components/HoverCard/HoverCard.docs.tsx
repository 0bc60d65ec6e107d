import type { ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { DescriptionList } from '../DescriptionList'
import { HoverCardRoot } from './HoverCard.styles'

const details = (
  <DescriptionList
    emptyLabel="None"
    hasLines={false}
    style={{ width: 240 }}
    items={[
      { id: 'channel', term: 'Channel', description: 'Email' },
      { id: 'start', term: 'Start Date', description: '11/18/26' },
      { id: 'cost', term: 'Cost', description: '$4,500' },
    ]}
  />
)

/** A picture of a card inside the page: a real one needs the pointer. */
function StillCard({ children }: { children: ReactNode }) {
  return (
    <HoverCardRoot aria-label="VIP early access" style={{ position: 'static' }}>
      {children}
    </HoverCardRoot>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows more about a thing while the pointer rests on it.',
  whenToUse: [
    'Many small things are in view, such as items of a calendar, and people look into one after the other.',
    'The details are also on a page or in a panel that a press opens; the card saves that trip.',
  ],
  whenNotToUse: {
    'A few words explain a control': 'Tooltip',
    'There is something to press or to type in it': 'Popover',
    'The details are worked with, or stay open beside the list': 'SidePanel',
    'The details are needed to decide': 'Text on the page: touch screens show no card.',
  },
  guidance: [
    {
      do: 'Show the facts that people look up most, and nothing to press.',
      right: <StillCard>{details}</StillCard>,
      dont: 'Actions in a card are found by chance, and by nobody on a touch screen.',
      wrong: (
        <StillCard>
          <div style={{ display: 'flex', gap: 8 }}>
            <Button size="small">Edit</Button>
            <Button size="small">Delete</Button>
          </div>
        </StillCard>
      ),
    },
  ],
  anatomy: {
    parts: {
      Target: 'What the card is about. `findTarget` finds it from the element under the pointer.',
      Card: 'In the top layer, beside the target, or beside the pointer where a target is wider than 240 pixels.',
      Content:
        'Whatever it is given; a skeleton while `status` is `loading`, `error` when it could not be fetched.',
    },
  },
  keyboard: {
    I: 'On a focused target: shows its card and moves the focus into it. `openKey` changes the key.',
    Tab: 'Moves through the controls of the card, then back to the target.',
    Escape: 'Hides the card; the focus returns to the target.',
  },
  accessibility: [
    'The card has a name (`label`), and its content is its description, so that both are read when the focus enters.',
    'The pointer may move onto the card, also across other targets on a straight way. Scrolling and Esc hide it.',
    'Touch opens no card.',
    'Left to the product: the delay of two seconds in a crowded view, where the pointer crosses items all the time. Without it every way across the page is covered by cards.',
    'Left to the product: every target can be focused and opens the same facts when it is pressed. Tell people about the key, as in a [ShortcutList].',
  ],
  content: [
    'Begin with the full name of the thing, because it is often cut in the view.',
    'Show about four to eight facts. More belong into the panel behind the press.',
    '`label` is the name of the thing, not “Details”.',
  ],
  changes: {
    '0.1.0': ['First release, with `HoverCardTrigger`, `HoverCardGroup` and `useHoverCard`.'],
  },
  related: ['Tooltip', 'Popover', 'SidePanel', 'DescriptionList'],
}
