import type { ComponentDocs } from '@throughline/test-support/component-docs'

export const docs: ComponentDocs = {
  purpose: 'Renames, sorts, shares and deletes the saved views of a plan.',
  whenToUse: ['The list of saved views has grown and is put in order, now and then.'],
  whenNotToUse: {
    'A view is opened': 'SavedViewsMenu',
    'What is on show is saved': 'SaveViewDialog',
    'Things that are no saved views are put in order': 'SortableList',
  },
  guidance: [
    {
      do: 'Say in `shareRefusal` why views cannot be shared: a line above says it, and the buttons are left out.',
      right: 'Viewer',
      dont: 'With `null` sharing is offered, and refused only after the press.',
      wrong: 'Default',
    },
  ],
  anatomy: {
    parts: {
      Reason: 'Why views cannot be shared, with `shareRefusal`.',
      Mine: 'Private views, which can be put in order.',
      'Shared views': 'Below the name of the plan, with their owners.',
      Name: 'Edited in place, by those who may.',
      Details: 'Which view it is, its dates, and who made it when that was another person.',
      Actions: 'The default, sharing and deleting. What a person may not do is left out.',
      Footer: '“Close”: every change is saved at once.',
    },
    marks: {
      Name: '[data-part="name"]',
      Details: '[data-part="details"]',
      Actions: '[data-part="actions"]',
      Footer: '[data-part="foot"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the rows and their controls.',
    'F2, Enter': 'On the pencil of a name: edits it. Enter saves.',
    'Space, Enter': 'On a handle: lifts the view, and puts it down again.',
    'ArrowUp, ArrowDown': 'While it is lifted: moves it.',
    Escape: 'Gives up editing or a move, then closes the dialog.',
  },
  accessibility: [
    'It is a [Dialog] named “Manage views” with two lists.',
    'The default and sharing are toggle buttons named after their view: “Share West region only, pressed”.',
    'Deleting asks first, and says when everybody on the plan loses the view.',
    'A refused name is said at its field, which stays open.',
    'Left to the product: `onRename` and `onDelete` resolve with why something was refused.',
  ],
  content: [
    'Refusals are sentences: “You have a view of this name already.”',
    'The question before deleting names the view and the consequence.',
  ],
  related: ['SavedViewsMenu', 'SaveViewDialog', 'SortableList', 'InlineEdit', 'ConfirmDialog'],
}
