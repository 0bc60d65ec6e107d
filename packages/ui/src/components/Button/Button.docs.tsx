import { Download, Plus, Trash2 } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from './Button'

export const docs: ComponentDocs = {
  purpose: 'Starts an action: saves, adds, opens, deletes.',
  whenToUse: [
    'A press changes something, opens a dialog, or sends a form.',
    'The action is important enough to have a word. The word says what will happen.',
  ],
  whenNotToUse: {
    'The press leads to another URL': 'LinkButton',
    'The destination is named inside a sentence': 'Link',
    'Space is short and the symbol is known to everybody, as in a row of tools': 'IconButton',
    'The press turns something on or off and the button shows which': 'ToggleButton',
    'One action has close variants, such as “Save” and “Save and copy”': 'SplitButton',
    'The press opens a list of actions': 'Menu',
  },
  guidance: [
    {
      do: 'Use one `primary` button in a view: it answers the question “what now?” by itself.',
      right: (
        <>
          <Button variant="ghost">Cancel</Button>
          <Button>Save and copy</Button>
          <Button variant="primary">Save</Button>
        </>
      ),
      dont: 'Three equal invitations: every press has to be read and weighed.',
      wrong: (
        <>
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">Save and copy</Button>
          <Button variant="primary">Save</Button>
        </>
      ),
    },
    {
      do: 'Name the action and what it is done to. The label is understood without the dialog around it.',
      right: (
        <Button variant="danger" icon={Trash2}>
          Delete tactic
        </Button>
      ),
      dont: '“OK” says nothing about what is lost.',
      wrong: <Button variant="danger">OK</Button>,
    },
    {
      do: 'While the work runs set `isBusy`: the width stays, the focus stays, further presses are ignored.',
      right: (
        <Button variant="primary" isBusy>
          Save
        </Button>
      ),
      dont: 'A disabled button loses the focus, and a new label moves everything beside it.',
      wrong: (
        <Button variant="primary" disabled>
          Saving, please wait…
        </Button>
      ),
    },
  ],
  anatomy: {
    example: (
      <Button size="large" icon={Plus} trailingIcon={Download}>
        Add Tactic
      </Button>
    ),
    parts: {
      Container: 'The area that can be pressed. `variant` is its prominence and `size` its height.',
      Icon: 'Repeats the meaning of the label. Optional, decorative for screen readers.',
      Label: 'The accessible name. It wraps when the container is narrow, and is never cut.',
      'Trailing icon': 'Says that the press opens something, such as a list. Optional.',
      Content: 'Holds the icons and the label; a spinner takes its place while busy.',
    },
    marks: {
      Container: 'button',
      Icon: '[data-part="content"] > svg:first-child',
      Label: '[data-part="content"] > span',
      'Trailing icon': '[data-part="content"] > svg:last-child',
      Content: '[data-part="content"]',
    },
  },
  keyboard: {
    'Enter, Space': 'Presses the button.',
    Tab: 'Moves to the next control. A busy button can be reached, a disabled one cannot.',
  },
  accessibility: [
    'It is a native `<button>` with `type="button"`, so it never sends a form by accident; set `type="submit"` where it should.',
    'While busy it has `aria-busy` and `aria-disabled`, and it keeps the focus.',
    'To keep an unavailable action discoverable, set `aria-disabled` in place of `disabled` and say why in a [Tooltip]: the button keeps its tab stop and ignores presses.',
    'Every variant has a contrast of at least 4.5:1 in every theme, and a border of its own in forced colors.',
  ],
  content: [
    'Begin with a verb: “Add tactic”, “Export plan”. Add the object when the page holds more than one kind of thing.',
    'Use sentence case, no period, and no more than three words where possible.',
    'Write the same words in the button and in the title of the dialog that it opens.',
  ],
  related: ['LinkButton', 'IconButton', 'ToggleButton', 'SplitButton', 'Menu', 'ConfirmDialog'],
}
