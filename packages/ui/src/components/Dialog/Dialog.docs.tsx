import { useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { token } from '../../theme/token'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { Dialog } from './Dialog'
import { DialogBody, DialogFoot, DialogHead, DialogTitle } from './Dialog.styles'

/** A picture of a dialog inside the page: a real one would cover it. */
function StillDialog({
  title,
  footer,
  children,
}: {
  title: string
  footer: ReactNode
  children: ReactNode
}) {
  return (
    <div
      style={{
        width: '100%',
        maxWidth: 360,
        border: `1px solid ${token('color-line')}`,
        borderRadius: token('radius-card'),
        background: token('color-surface'),
      }}
    >
      <DialogHead>
        <DialogTitle as="div">{title}</DialogTitle>
      </DialogHead>
      <DialogBody>{children}</DialogBody>
      <DialogFoot>{footer}</DialogFoot>
    </div>
  )
}

/** A button that opens a long form, at the middle or at the side. */
function LongForm({ placement }: { placement: 'center' | 'side' }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Plan settings
      </Button>
      <Dialog
        isOpen={isOpen}
        placement={placement}
        title="Plan settings"
        closeLabel="Close"
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Save settings
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          {['Plan name', 'Owner', 'Region', 'Store format', 'Currency', 'Notes'].map((label) => (
            <TextField key={label} label={label} />
          ))}
        </div>
      </Dialog>
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Holds a task that is finished or canceled before going on.',
  whenToUse: [
    'The page would change its meaning while the task is open, so it must not be used meanwhile: renaming the plan, choosing what to export.',
    'The task is short: a handful of fields and one decision.',
    'The person asked for it. A dialog answers a press; it does not appear by itself.',
  ],
  whenNotToUse: [
    { when: 'It is a question with two answers, such as “Delete?”', use: 'ConfirmDialog' },
    {
      when: 'The page has to stay usable, and the task belongs to one place on it',
      use: 'Popover',
    },
    { when: 'People look at one thing after another in a list beside it', use: 'SidePanel' },
    { when: 'The content needs the whole window, or has views of its own', use: 'FullScreenPage' },
    { when: 'Nothing has to be decided: something has just happened', use: 'ToastRegion' },
    {
      when: 'The task takes minutes, or people need other pages for it',
      use: 'A page with a URL: it survives a reload and can be sent to a colleague.',
    },
  ],
  guidance: [
    {
      do: {
        example: (
          <StillDialog
            title="Rename plan"
            footer={
              <>
                <Button variant="ghost">Cancel</Button>
                <Button variant="primary">Save name</Button>
              </>
            }
          >
            <TextField label="Plan name" defaultValue="West region" />
          </StillDialog>
        ),
        caption:
          'Title and button name the same task, so the footer is understood without reading the rest.',
      },
      dont: {
        example: (
          <StillDialog
            title="Attention"
            footer={
              <>
                <Button variant="ghost">No</Button>
                <Button variant="primary">Yes</Button>
              </>
            }
          >
            <TextField label="Plan name" defaultValue="West region" />
          </StillDialog>
        ),
        caption:
          '“Yes” answers a question that nobody asked. Screen readers announce only “Attention”.',
      },
    },
    {
      do: {
        example: (
          <StillDialog
            title="Invite people"
            footer={
              <>
                <Button variant="ghost">Cancel</Button>
                <Button variant="primary">Send invitation</Button>
              </>
            }
          >
            <TextField label="Email" />
          </StillDialog>
        ),
        caption:
          'Put the primary button last, at the end of the reading path, with one way out before it.',
      },
      dont: {
        example: (
          <StillDialog
            title="Invite people"
            footer={
              <>
                <Button variant="primary">Send invitation</Button>
                <Button>Send and add another</Button>
                <Button>Save draft</Button>
                <Button variant="ghost">Cancel</Button>
              </>
            }
          >
            <TextField label="Email" />
          </StillDialog>
        ),
        caption: 'Four choices for one field: the footer takes longer to read than the form.',
      },
    },
    {
      do: {
        example: <LongForm placement="side" />,
        caption:
          'Open a form of more than about five fields with `placement="side"`: it uses the full height. Press to see it.',
      },
      dont: {
        example: <LongForm placement="center" />,
        caption: 'The same form in the middle scrolls as soon as the window is low.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Backdrop',
        description:
          'Covers the page, which is inert and does not scroll. A press that starts and ends on it asks to close.',
      },
      {
        name: 'Title',
        description: 'A heading of level 2 and the accessible name. It wraps and is never cut.',
      },
      {
        name: 'Close button',
        description: 'In the corner, always. `closeLabel` is its name.',
      },
      {
        name: 'Body',
        part: 'body',
        description: 'Scrolls when it is higher than the window; title and footer stay in view.',
      },
      {
        name: 'Footer',
        part: 'foot',
        description:
          'The buttons, the primary one last. Optional: without it the close button is the only way out.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next control; after the last one to the first.' },
    {
      keys: ['Shift+Tab'],
      action: 'Moves to the previous control; before the first one to the last.',
    },
    {
      keys: ['Escape'],
      action: 'Asks to close it. An open menu, list or calendar inside closes first.',
    },
  ],
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
