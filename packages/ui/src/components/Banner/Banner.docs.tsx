import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { Link } from '../Link'
import { Banner } from './Banner'

const doNothing = () => {
  // The banners of this page stay.
}

export const docs: ComponentDocs = {
  purpose: 'Says what holds for a page or a form, until it changes.',
  whenToUse: [
    'A state limits what people can do here: the plan is frozen, they may look but not edit.',
    'A form was refused as a whole, by the server and not because of one field.',
    'Something needs a decision on this page: two people changed the same tactic.',
  ],
  whenNotToUse: [
    { when: 'Something has just happened, and the message may go away', use: 'ToastRegion' },
    { when: 'Several fields of a form are wrong', use: 'ErrorSummary' },
    { when: 'Content could not be loaded, and the message stands in its place', use: 'ErrorState' },
    { when: 'There is nothing to show yet', use: 'EmptyState' },
    { when: 'A word or two beside one item say enough', use: 'Badge' },
    {
      when: 'It is help on how to fill in a field',
      use: 'The `help` of the field, which is read together with it.',
    },
  ],
  guidance: [
    {
      do: {
        example: (
          <Banner
            tone="warning"
            title="Someone else changed this tactic"
            actions={<Button size="small">Compare</Button>}
          >
            Look at both versions and choose one.
          </Banner>
        ),
        caption: 'Say what holds, then what to do, and put that one thing in `actions`.',
      },
      dont: {
        example: (
          <Banner tone="warning" title="Warning">
            A conflict has been detected.
          </Banner>
        ),
        caption:
          'The icon already says “warning”. The text leaves people with a problem and no way on.',
      },
    },
    {
      do: {
        example: <Banner>You can see this plan, but not change it.</Banner>,
        caption: 'A fact without danger is `info`, the tone that asks for nothing.',
      },
      dont: {
        example: <Banner tone="danger">You can see this plan, but not change it.</Banner>,
        caption: '`danger` interrupts screen readers, and makes people look for something broken.',
      },
    },
    {
      do: {
        example: (
          <Banner tone="success" dismissLabel="Dismiss" onDismiss={doNothing}>
            Your first plan is ready. <Link href="#guide">See what comes next</Link>.
          </Banner>
        ),
        caption: 'Let people put away what they need only once.',
      },
      dont: {
        example: (
          <Banner tone="danger" dismissLabel="Dismiss" onDismiss={doNothing}>
            The plan could not be saved. Check your connection.
          </Banner>
        ),
        caption: 'A problem that can be closed is forgotten, but not solved.',
      },
    },
  ],
  anatomy: {
    example: (
      <Banner
        tone="warning"
        title="The plan is frozen"
        actions={<Button size="small">Unfreeze</Button>}
        dismissLabel="Dismiss"
        onDismiss={doNothing}
      >
        Dates cannot be changed until April 1.
      </Banner>
    ),
    parts: [
      {
        name: 'Mark',
        selector: '[data-tone] > span:first-child',
        description: 'The icon of the tone; it is not announced.',
      },
      {
        name: 'Title',
        selector: 'strong',
        description: 'A few words in bold. Optional; leave it out when one sentence is enough.',
      },
      {
        name: 'Text',
        selector: '[data-tone] > :nth-child(2)',
        description: 'One or two sentences, also with a link in them.',
      },
      {
        name: 'Actions',
        selector: '[data-tone] > :nth-child(2) button',
        description:
          'One small button, two at most. They go below the text where space is short. Optional.',
      },
      {
        name: 'Dismiss button',
        selector: '[data-tone] > :last-child button',
        description: 'Shown when both `onDismiss` and `dismissLabel` are given.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to links and actions, then to the dismiss button.' },
    { keys: ['Enter', 'Space'], action: 'Presses the focused button.' },
  ],
  accessibility: [
    '`danger` has the role `alert` and is announced at once. The others have the role `status` and wait for a pause.',
    'It takes no focus when it appears. Move the focus only when a submit was refused and the banner is the answer.',
    'The tone is told by icon and color together; in text say what the tone means, because the icon is hidden from screen readers.',
    'Left to the product: render a banner that is part of a page together with the page. It is then read in its place instead of announced.',
    'Left to the product: after a dismiss move the focus to the content below, because the button is gone.',
  ],
  content: [
    'Begin with the fact that matters to the reader: “You can see this plan, but not change it.”',
    'Write full sentences with a period. A title has none.',
    'Do not repeat the tone as a word: no “Error:”, no “Note:”.',
  ],
  related: ['ToastRegion', 'ErrorSummary', 'ErrorState', 'EmptyState'],
}
