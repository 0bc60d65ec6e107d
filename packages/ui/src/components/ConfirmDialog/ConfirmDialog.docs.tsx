import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ConfirmDialogProps } from './ConfirmDialog'

const move: Partial<ConfirmDialogProps> = {
  title: 'Move all 12 occurrences?',
  children: 'This tactic repeats every Wednesday.',
  confirmLabel: 'Move all',
}

export const docs: ComponentDocs<ConfirmDialogProps> = {
  purpose: 'Asks before an action that is hard to undo.',
  whenToUse: [
    'Something is deleted, sent or published, and cannot be taken back.',
    'One press changes more than people can see: all 12 occurrences of a series.',
    'A form is left while it holds typed work that is not saved.',
  ],
  whenNotToUse: {
    'The action can be undone':
      'Do it at once, and offer “Undo” in a [ToastRegion]. People stop reading questions that come every time.',
    'Something has to be entered or chosen': 'Dialog',
    'It only informs, and there is nothing to decide': 'Banner',
    'The action is unavailable': 'Tooltip',
  },
  guidance: [
    {
      do: 'Name the object in the title and repeat the verb in the button.',
      right: {},
      dont: 'Nobody can tell what is about to be lost, and “Yes” is pressed by habit.',
      wrong: {
        title: 'Are you sure?',
        children: 'This action cannot be undone.',
        confirmLabel: 'Yes',
        cancelLabel: 'No',
      },
    },
    {
      do: 'Leave `isDestructive` off when nothing is lost: the focus starts on the action.',
      right: { ...move, isDestructive: false },
      dont: 'Red for a harmless move wears out the color that warns of a loss.',
      wrong: move,
    },
  ],
  anatomy: {
    parts: {
      Title: 'The question, with the name of its object.',
      'Close button': 'The same as canceling.',
      Body: 'What will happen, and whether it can be undone. Below it `error`, when the action failed.',
      Footer: 'Cancel, then the action: red with `isDestructive`, with a spinner while `isBusy`.',
    },
    marks: { Body: '[data-part="body"]', Footer: '[data-part="foot"]' },
  },
  keyboard: {
    'Enter, Space': 'Presses the focused button. A destructive question starts on Cancel.',
    'Tab, Shift+Tab': 'Moves between the buttons and wraps around.',
    Escape: 'Cancels. While busy it does nothing.',
  },
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
