import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { Toast } from './toast'
import { ToastList } from './ToastRegion.styles'
import { ToastRegionItem } from './ToastRegionItem'

const doNothing = () => {
  // The toasts of this page are pictures: they stay.
}

/** Toasts inside the page: a real region is at the corner of the window. */
function still(...toasts: readonly Omit<Toast, 'id'>[]) {
  return (
    <ToastList style={{ maxWidth: 440 }}>
      {toasts.map((toast) => (
        <ToastRegionItem
          key={toast.text}
          toast={{ id: toast.text, ...toast }}
          lifetimeMs={null}
          isPaused
          dismissLabel="Dismiss"
          onDismiss={doNothing}
        />
      ))}
    </ToastList>
  )
}

const undo = { label: 'Undo', onSelect: doNothing }

export const docs: ComponentDocs = {
  purpose: 'Confirms in a corner what has just happened, and offers undo.',
  whenToUse: [
    'An action succeeded and its result is not in view, or could be missed: “Plan created.”',
    'An action can be taken back. A toast with “Undo” replaces a question before it.',
    'Work in the background ended: an export is ready, a connection is back.',
  ],
  whenNotToUse: {
    'The message holds as long as its cause does, such as a frozen plan': 'Banner',
    'The action cannot be undone, so people have to be asked first': 'ConfirmDialog',
    'Content could not be loaded, and its place is empty': 'ErrorState',
    'A field has an error':
      'The `error` of the field, which stays beside what has to be corrected.',
    'The result is plainly visible where the person is looking':
      'No message. The change itself is the answer.',
  },
  guidance: [
    {
      do: 'Do it at once and offer `action` to take it back: no question, no fear.',
      right: still({ text: '“VIP early access” deleted.', action: undo }),
      dont: 'A question that disappears after three seconds is answered by chance.',
      wrong: still({
        text: 'Delete “VIP early access”?',
        tone: 'warning',
        action: { label: 'Delete', onSelect: doNothing },
      }),
    },
    {
      do: 'Give an error `tone="error"` and `lifetimeMs: null`: it is announced at once and stays until it was read.',
      right: still({
        tone: 'error',
        text: 'The export failed. Nothing was saved.',
        action: { label: 'Try again', onSelect: doNothing },
      }),
      dont: 'Without a tone it looks like a success, and the text offers no way on.',
      wrong: still({ text: 'An error occurred (code 5012).' }),
    },
    {
      do: 'Sum up one action in one toast, and reuse its `id` while the number grows.',
      right: still({ text: '12 tactics moved to March.', action: undo }),
      dont: 'One toast for each item covers the page and announces the same thing again and again.',
      wrong: still(
        { text: '“Flash sale” moved.', action: undo },
        { text: '“Cart reminder” moved.', action: undo },
        { text: '“Weekly deals” moved.', action: undo },
      ),
    },
  ],
  anatomy: {
    example: still({
      title: 'Saved view',
      tone: 'success',
      text: 'Shared with the West team.',
      action: undo,
    }),
    parts: {
      Mark: 'The icon of `success`, `warning` or `error`. A `neutral` toast has none.',
      Title: 'A few words in bold, such as the name of the thing. Optional.',
      Text: 'One sentence: what happened.',
      Action: 'At most one. It also closes the toast. Optional.',
      'Dismiss button': 'Always there; `dismissLabel` is its name.',
    },
    marks: {
      Mark: '[data-tone] > span:first-child',
      Title: 'strong',
      Text: 'p',
      Action: 'button:not([aria-label])',
      'Dismiss button': 'button[aria-label]',
    },
  },
  keyboard: {
    F8: 'Moves the focus to the newest toast, from anywhere; `focusKey` changes or removes it.',
    Tab: 'Moves to the action, then to the dismiss button of each toast.',
    'Enter, Space':
      'Presses the button and closes the toast; the focus returns to where it came from.',
    Escape: 'Returns the focus and leaves the toast. A dialog below stays open.',
  },
  accessibility: [
    'The region is a landmark named by `label`; put the key into the name: “Notifications (F8)”.',
    'Toasts are announced politely, errors assertively. They never take the focus.',
    'No toast disappears while the pointer or the focus is on any of them; afterwards the time starts again. Those hidden by `maxVisible` wait as well.',
    'While a modal [Dialog] is open, the region moves into it, so that its buttons stay usable.',
    'Left to the product: render the region once, from the start, even when it is empty. A live region that appears together with its text is not announced.',
    'Left to the product: what a toast offers has to be possible without it too. Three seconds are short for a toast with an action; give it a longer `lifetimeMs`.',
  ],
  content: [
    'Say what happened in the past tense, in one sentence with a period: “Date updated.”',
    'Name the object when several could be meant: “‘Flash sale’ deleted.”',
    'The action is one verb: “Undo”, “Try again”, “Open”.',
  ],
  changes: { '0.1.0': ['First release, with the hook `useToasts`.'] },
  related: ['Banner', 'ConfirmDialog', 'Dialog', 'ErrorState'],
}
