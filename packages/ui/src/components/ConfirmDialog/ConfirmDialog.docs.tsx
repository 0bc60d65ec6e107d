import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

type Question = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'isDestructive'
>

/** A button that asks. */
function Requester({ opener, ...question }: Question & { opener: string }) {
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
        {opener}
      </Button>
      <ConfirmDialog
        {...question}
        isOpen={isOpen}
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
      />
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Asks before an action that is hard to undo.',
  whenToUse: [
    'Something is deleted, sent or published, and cannot be taken back.',
    'One press changes more than people can see: all 12 occurrences of a series.',
    'A form is left while it holds typed work that is not saved.',
  ],
  whenNotToUse: [
    {
      when: 'The action can be undone',
      use: 'Do it at once, and offer “Undo” in a [ToastRegion]. People stop reading questions that come every time.',
    },
    { when: 'Something has to be entered or chosen', use: 'Dialog' },
    { when: 'It only informs, and there is nothing to decide', use: 'Banner' },
    { when: 'The action is unavailable', use: 'Tooltip' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Requester
            opener="Delete"
            title="Delete “VIP early access”?"
            confirmLabel="Delete tactic"
            cancelLabel="Cancel"
            isDestructive
          >
            It disappears from every view of this plan.
          </Requester>
        ),
        caption: 'Name the object in the title and repeat the verb in the button. Press to see it.',
      },
      dont: {
        example: (
          <Requester
            opener="Delete, vaguely"
            title="Are you sure?"
            confirmLabel="Yes"
            cancelLabel="No"
            isDestructive
          >
            This action cannot be undone.
          </Requester>
        ),
        caption: 'Nobody can tell what is about to be lost, and “Yes” is pressed by habit.',
      },
    },
    {
      do: {
        example: (
          <Requester
            opener="Move series"
            title="Move all 12 occurrences?"
            confirmLabel="Move all"
            cancelLabel="Cancel"
          >
            This tactic repeats every Wednesday.
          </Requester>
        ),
        caption: 'Leave `isDestructive` off when nothing is lost: the focus starts on the action.',
      },
      dont: {
        example: (
          <Requester
            opener="Move series, in red"
            title="Move all 12 occurrences?"
            confirmLabel="Move all"
            cancelLabel="Cancel"
            isDestructive
          >
            This tactic repeats every Wednesday.
          </Requester>
        ),
        caption: 'Red for a harmless move wears out the color that warns of a loss.',
      },
    },
  ],
  anatomy: {
    parts: [
      { name: 'Title', description: 'The question, with the name of its object.' },
      { name: 'Close button', description: 'The same as canceling.' },
      {
        name: 'Body',
        part: 'body',
        description:
          'What will happen, and whether it can be undone. Below it `error`, when the action failed.',
      },
      {
        name: 'Footer',
        part: 'foot',
        description:
          'Cancel, then the action: red with `isDestructive`, with a spinner while `isBusy`.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the focused button. A destructive question starts on Cancel.',
    },
    { keys: ['Tab', 'Shift+Tab'], action: 'Moves between the buttons and wraps around.' },
    { keys: ['Escape'], action: 'Cancels. While busy it does nothing.' },
  ],
  accessibility: [
    'It has the role `alertdialog` and is named by its title. The page behind is inert.',
    'While `isBusy`, the action keeps the focus, Cancel is disabled, and `onCancel` is not called.',
    'An `error` is announced at once, and the dialog stays open for another try.',
    'On closing the focus returns to where it was. Left to the product: when that control was deleted with its object, move the focus to its neighbor.',
  ],
  content: [
    'Title: a question with the verb and the name, “Delete ‘VIP early access’?”',
    'Body: one sentence about the consequence. Numbers help: “12 tactics are in this channel.”',
    'Action: verb and object, “Delete tactic”. The way out is “Cancel”, unless the action itself cancels something; then use “Keep”.',
  ],
  related: ['Dialog', 'ToastRegion', 'Button', 'Banner'],
}
