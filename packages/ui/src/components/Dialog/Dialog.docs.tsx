import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { TextField } from '../TextField'
import type { DialogProps } from './Dialog'

/** Buttons of a footer, the last one primary. */
function buttons(...labels: readonly string[]) {
  return labels.map((label, at) => (
    <Button key={label} variant={at === labels.length - 1 ? 'primary' : 'ghost'}>
      {label}
    </Button>
  ))
}

const invitation: Partial<DialogProps> = {
  title: 'Invite people',
  children: <TextField label="Email" />,
}

const settings: Partial<DialogProps> = {
  title: 'Plan settings',
  footer: buttons('Cancel', 'Save settings'),
  children: (
    <div style={{ display: 'grid', gap: 16 }}>
      {['Plan name', 'Owner', 'Region', 'Store format', 'Currency', 'Notes'].map((label) => (
        <TextField key={label} label={label} />
      ))}
    </div>
  ),
}

export const docs: ComponentDocs<DialogProps> = {
  purpose: 'Holds a task that is finished or canceled before going on.',
  whenToUse: [
    'The page would change its meaning while the task is open, so it must not be used meanwhile: renaming the plan, choosing what to export.',
    'The task is short: a handful of fields and one decision.',
    'The person asked for it. A dialog answers a press; it does not appear by itself.',
  ],
  whenNotToUse: {
    'It is a question with two answers, such as “Delete?”': 'ConfirmDialog',
    'The page has to stay usable, and the task belongs to one place on it': 'Popover',
    'People look at one thing after another in a list beside it': 'SidePanel',
    'The content needs the whole window, or has views of its own': 'FullScreenPage',
    'Nothing has to be decided: something has just happened': 'ToastRegion',
    'The task takes minutes, or people need other pages for it':
      'A page with a URL: it survives a reload and can be sent to a colleague.',
  },
  guidance: [
    {
      do: 'Title and button name the same task, so the footer is understood without reading the rest.',
      right: {},
      dont: '“Yes” answers a question that nobody asked. Screen readers announce only “Attention”.',
      wrong: { title: 'Attention', footer: buttons('No', 'Yes') },
    },
    {
      do: 'Put the primary button last, at the end of the reading path, with one way out before it.',
      right: { ...invitation, footer: buttons('Cancel', 'Send invitation') },
      dont: 'Four choices for one field: the footer takes longer to read than the form.',
      wrong: {
        ...invitation,
        footer: buttons('Cancel', 'Save draft', 'Send and add another', 'Send invitation'),
      },
    },
    {
      do: 'Open a form of more than about five fields with `placement="side"`: it uses the full height.',
      right: { ...settings, placement: 'side' },
      dont: 'The same form in the middle scrolls as soon as the window is low.',
      wrong: settings,
    },
  ],
  anatomy: {
    parts: {
      Backdrop:
        'Covers the page, which is inert and does not scroll. A press that starts and ends on it asks to close.',
      Title: 'A heading of level 2 and the accessible name. It wraps and is never cut.',
      'Close button': 'In the corner, always. `closeLabel` is its name.',
      Body: 'Scrolls when it is higher than the window; title and footer stay in view.',
      Footer:
        'The buttons, the primary one last. Optional: without it the close button is the only way out.',
    },
    marks: { Body: '[data-part="body"]', Footer: '[data-part="foot"]' },
  },
  keyboard: {
    Tab: 'Moves to the next control; after the last one to the first.',
    'Shift+Tab': 'Moves to the previous control; before the first one to the last.',
    Escape: 'Asks to close it. An open menu, list or calendar inside closes first.',
  },
  accessibility: [
    'It is a native `<dialog>` opened with `showModal()`, named by its title. Everything outside is inert, also for screen readers.',
    'The focus goes to `initialFocusRef`, else to the element with `data-autofocus`, else to the first control of the body, else of the footer. On closing it returns to where it was.',
    '`onClose` reports that somebody asks to close it, and the `reason`: `escape`, `backdrop` or `close-button`. Keep `isOpen` true when typed work would be lost, and ask with a [ConfirmDialog].',
    'Toasts move into the topmost dialog, so “Undo” in a [ToastRegion] stays reachable.',
    'Left to the product: mute page shortcuts while `useIsModalOpen()` is true.',
  ],
  content: [
    'The title names the task with a verb: “Rename plan”, not “Plan name” or “Edit”.',
    'The primary button repeats the verb of the title: “Save name”.',
    'The button that leaves is called “Cancel” when it discards something, and “Close” when there is nothing to lose.',
  ],
  related: ['ConfirmDialog', 'Popover', 'SidePanel', 'FullScreenPage', 'ToastRegion'],
}
