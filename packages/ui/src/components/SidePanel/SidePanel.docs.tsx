import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import type { SidePanelProps } from './SidePanel.types'

export const docs: ComponentDocs<SidePanelProps> = {
  purpose: 'Shows and edits one thing beside the list that it is in.',
  whenToUse: [
    'People go from item to item and look at each, without losing their place in the list.',
    'What is edited and what surrounds it are compared: the dates of a tactic and the month.',
  ],
  whenNotToUse: {
    'The page must not change until the task is finished': 'Dialog',
    'The content needs the whole window': 'FullScreenPage',
    'Both halves are always there': 'SplitPane',
    'One or two fields are filled in, at one place': 'Popover',
    'It is only looked at, for a moment': 'HoverCard',
  },
  guidance: [
    {
      do: 'Title it with the name of the thing, and put what deletes it far from what saves it.',
      right: {},
      dont: '“Details” of what? And Delete stands where the other panels have Save.',
      wrong: {
        title: 'Details',
        overline: undefined,
        footer: (
          <>
            <Button variant="danger-ghost">Delete</Button>
            <Button variant="primary">Save</Button>
          </>
        ),
      },
    },
  ],
  anatomy: {
    example: { widthPixels: 320, actions: null },
    parts: {
      Title:
        'The name of the thing, and of the panel for screen readers. An `overline` above it is optional.',
      'Close button': 'In the corner; `actions` stand before it.',
      Body: 'Scrolls, while title and footer stay in view.',
      Footer: 'Buttons, the primary one first. Optional.',
      Edge: 'Dragged to change the width, with `onResize` and `resizeLabel`. Optional.',
    },
    marks: {
      Title: 'h2',
      'Close button': 'dialog button[aria-label]',
      Body: '[data-part="body"]',
      Footer: '[data-part="foot"]',
    },
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through it and on into the page; with `isModal` wraps around.',
    Escape: 'Asks to close it. An open menu, list or dialog inside closes first.',
    'ArrowLeft, ArrowRight': 'On the edge: changes the width by 16 pixels.',
    'Home, End': 'On the edge: makes it as narrow or as wide as allowed.',
  },
  accessibility: [
    'It is a `dialog` named by its title. Without `isModal` the page stays usable and readable.',
    'The focus moves to `initialFocusRef`, else to the element with `data-autofocus`, else to the first control of the body. Set `takesFocus={false}` when it follows a selection that goes on with the arrow keys.',
    '`keepsContent` keeps a closed panel laid out but invisible and inert, so that large content opens in one frame.',
    'Left to the product: mark the item in the list that the panel shows.',
  ],
  content: [
    'Title: the name of the thing, as in the list.',
    'Overline: what it is or belongs to, in a word or two.',
    'Footer: the verbs alone, “Save”, “Delete”, because the title names the object.',
  ],
  related: ['Dialog', 'FullScreenPage', 'SplitPane', 'HoverCard'],
}
