import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { Link } from '../Link'
import type { BannerProps } from './Banner'

const doNothing = () => {
  // The banners of this page stay.
}

export const docs: ComponentDocs<BannerProps> = {
  purpose: 'Says what holds for a page or a form, until it changes.',
  whenToUse: [
    'A state limits what people can do here: the plan is frozen, they may look but not edit.',
    'A form was refused as a whole, by the server and not because of one field.',
    'Something needs a decision on this page: two people changed the same tactic.',
  ],
  whenNotToUse: {
    'Something has just happened, and the message may go away': 'ToastRegion',
    'Several fields of a form are wrong': 'ErrorSummary',
    'Content could not be loaded, and the message stands in its place': 'ErrorState',
    'There is nothing to show yet': 'EmptyState',
    'A word or two beside one item say enough': 'Badge',
    'It is help on how to fill in a field':
      'The `help` of the field, which is read together with it.',
  },
  guidance: [
    {
      do: 'Say what holds, then what to do, and put that one thing in `actions`.',
      right: {
        tone: 'warning',
        title: 'Someone else changed this tactic',
        actions: <Button size="small">Compare</Button>,
        children: 'Look at both versions and choose one.',
      },
      dont: 'The icon already says “warning”. The text leaves people with a problem and no way on.',
      wrong: { tone: 'warning', title: 'Warning', children: 'A conflict has been detected.' },
    },
    {
      do: 'A fact without danger is `info`, the tone that asks for nothing.',
      right: { children: 'You can see this plan, but not change it.' },
      dont: '`danger` interrupts screen readers, and makes people look for something broken.',
      wrong: { tone: 'danger', children: 'You can see this plan, but not change it.' },
    },
    {
      do: 'Let people put away what they need only once.',
      right: {
        tone: 'success',
        dismissLabel: 'Dismiss',
        onDismiss: doNothing,
        children: (
          <>
            Your first plan is ready. <Link href="#guide">See what comes next</Link>.
          </>
        ),
      },
      dont: 'A problem that can be closed is forgotten, but not solved.',
      wrong: {
        tone: 'danger',
        dismissLabel: 'Dismiss',
        onDismiss: doNothing,
        children: 'The plan could not be saved. Check your connection.',
      },
    },
  ],
  anatomy: {
    example: {
      tone: 'warning',
      title: 'The plan is frozen',
      actions: <Button size="small">Unfreeze</Button>,
      dismissLabel: 'Dismiss',
      onDismiss: doNothing,
      children: 'Dates cannot be changed until April 1.',
    },
    parts: {
      Mark: 'The icon of the tone; it is not announced.',
      Title: 'A few words in bold. Optional; leave it out when one sentence is enough.',
      Text: 'One or two sentences, also with a link in them.',
      Actions:
        'One small button, two at most. They go below the text where space is short. Optional.',
      'Dismiss button': 'Shown when both `onDismiss` and `dismissLabel` are given.',
    },
    marks: {
      Mark: '[data-tone] > span:first-child',
      Title: 'strong',
      Text: '[data-tone] > :nth-child(2)',
      Actions: '[data-tone] > :nth-child(2) button',
      'Dismiss button': '[data-tone] > :last-child button',
    },
  },
  keyboard: {
    Tab: 'Moves to links and actions, then to the dismiss button.',
    'Enter, Space': 'Presses the focused button.',
  },
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
