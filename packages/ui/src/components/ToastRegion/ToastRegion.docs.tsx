import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { Toast } from './toast'
import { ToastList } from './ToastRegion.styles'
import { ToastRegionItem } from './ToastRegionItem'

const doNothing = () => {
  // The toasts of this page are pictures: they stay.
}

/** Toasts inside the page: a real region is at the corner of the window. */
function StillToasts({ toasts }: { toasts: readonly Omit<Toast, 'id'>[] }) {
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
  whenNotToUse: [
    { when: 'The message holds as long as its cause does, such as a frozen plan', use: 'Banner' },
    { when: 'The action cannot be undone, so people have to be asked first', use: 'ConfirmDialog' },
    { when: 'Content could not be loaded, and its place is empty', use: 'ErrorState' },
    {
      when: 'A field has an error',
      use: 'The `error` of the field, which stays beside what has to be corrected.',
    },
    {
      when: 'The result is plainly visible where the person is looking',
      use: 'No message. The change itself is the answer.',
    },
  ],
  guidance: [
    {
      do: {
        example: <StillToasts toasts={[{ text: '“VIP early access” deleted.', action: undo }]} />,
        caption: 'Do it at once and offer `action` to take it back: no question, no fear.',
      },
      dont: {
        example: (
          <StillToasts
            toasts={[
              {
                text: 'Delete “VIP early access”?',
                tone: 'warning',
                action: { label: 'Delete', onSelect: doNothing },
              },
            ]}
          />
        ),
        caption: 'A question that disappears after three seconds is answered by chance.',
      },
    },
    {
      do: {
        example: (
          <StillToasts
            toasts={[
              {
                tone: 'error',
                text: 'The export failed. Nothing was saved.',
                action: { label: 'Try again', onSelect: doNothing },
              },
            ]}
          />
        ),
        caption:
          'Give an error `tone="error"` and `lifetimeMs: null`: it is announced at once and stays until it was read.',
      },
      dont: {
        example: <StillToasts toasts={[{ text: 'An error occurred (code 5012).' }]} />,
        caption: 'Without a tone it looks like a success, and the text offers no way on.',
      },
    },
    {
      do: {
        example: <StillToasts toasts={[{ text: '12 tactics moved to March.', action: undo }]} />,
        caption: 'Sum up one action in one toast, and reuse its `id` while the number grows.',
      },
      dont: {
        example: (
          <StillToasts
            toasts={[
              { text: '“Flash sale” moved.', action: undo },
              { text: '“Cart reminder” moved.', action: undo },
              { text: '“Weekly deals” moved.', action: undo },
            ]}
          />
        ),
        caption:
          'One toast for each item covers the page and announces the same thing again and again.',
      },
    },
  ],
  anatomy: {
    example: (
      <StillToasts
        toasts={[
          {
            title: 'Saved view',
            tone: 'success',
            text: 'Shared with the West team.',
            action: undo,
          },
        ]}
      />
    ),
    parts: [
      {
        name: 'Mark',
        selector: '[data-tone] > span:first-child',
        description: 'The icon of `success`, `warning` or `error`. A `neutral` toast has none.',
      },
      {
        name: 'Title',
        selector: 'strong',
        description: 'A few words in bold, such as the name of the thing. Optional.',
      },
      { name: 'Text', selector: 'p', description: 'One sentence: what happened.' },
      {
        name: 'Action',
        selector: 'button:not([aria-label])',
        description: 'At most one. It also closes the toast. Optional.',
      },
      {
        name: 'Dismiss button',
        selector: 'button[aria-label]',
        description: 'Always there; `dismissLabel` is its name.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['F8'],
      action:
        'Moves the focus to the newest toast, from anywhere; `focusKey` changes or removes it.',
    },
    { keys: ['Tab'], action: 'Moves to the action, then to the dismiss button of each toast.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the button and closes the toast; the focus returns to where it came from.',
    },
    {
      keys: ['Escape'],
      action: 'Returns the focus and leaves the toast. A dialog below stays open.',
    },
  ],
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
  changes: [{ version: '0.1.0', changes: ['First release, with the hook `useToasts`.'] }],
  related: ['Banner', 'ConfirmDialog', 'Dialog', 'ErrorState'],
}
