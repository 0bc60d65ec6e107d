import type { ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { TextField } from '../TextField'
import { Tooltip } from './Tooltip'
import { TooltipKeys, TooltipRoot } from './Tooltip.styles'
import { Trash2 } from 'lucide-react'

/** A picture of a button with its tooltip: a real one needs the pointer. */
function StillTooltip({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'center' }}>
      <Button>Add Tactic</Button>
      <TooltipRoot style={{ position: 'static' }}>{children}</TooltipRoot>
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Adds a few helpful words to a control, on hover and focus.',
  whenToUse: [
    'A control is understood without it, and a hint makes it faster: its shortcut, its effect.',
    'A control is unavailable (`aria-disabled`) and people wonder why.',
  ],
  whenNotToUse: {
    'People need the text to go on, as with the rules of a password':
      'Text on the page, such as the `help` of a field. It is there on touch screens too.',
    'The button has an icon alone': 'IconButton',
    'The details of a thing are more than a sentence': 'HoverCard',
    'There is something to press or to type in it': 'Popover',
    'A tour explains several places, one after the other': 'CoachMark',
  },
  guidance: [
    {
      do: 'Say what the label leaves out: the effect, and the keys.',
      right: (
        <StillTooltip>
          Adds a tactic on the first day shown<TooltipKeys>N</TooltipKeys>
        </StillTooltip>
      ),
      dont: 'A repeated label covers what is below and teaches people to ignore the next hint.',
      wrong: <StillTooltip>Add Tactic</StillTooltip>,
    },
    {
      do: 'Keep what is needed for the task in sight: it is read while typing.',
      right: <TextField label="Budget code" help="Six digits, from finance." />,
      dont: 'Touch screens show no tooltip: those people never learn the rule.',
      wrong: (
        <Tooltip text="Six digits, from finance.">
          <Button variant="ghost">How to fill in a budget code</Button>
        </Tooltip>
      ),
    },
  ],
  anatomy: {
    example: (
      <div style={{ display: 'flex', gap: 8 }}>
        <Tooltip text="Deletes the selected tactics" shortcut="Del">
          <Button icon={Trash2}>Delete</Button>
        </Tooltip>
        <IconButton icon={Trash2} label="Delete" />
      </div>
    ),
    parts: {
      Control: 'One focusable element, passed as `children`. Its layout does not change.',
      Bubble:
        'In the top layer, so that no container cuts it. It uses another side where `placement` does not fit.',
      Text: 'A few words; long text wraps.',
      Shortcut: 'The keys that do the same, after the text. Optional.',
    },
    marks: { Control: 'button', Bubble: '[role="tooltip"]' },
  },
  keyboard: {
    Tab: 'Opens it when the control gets the focus, closes it when it leaves.',
    Escape: 'Closes it. The same press also closes a dialog or menu around the control.',
  },
  accessibility: [
    'The text is the accessible description of its control at any time, also while it is not shown.',
    'With `isDescription={false}` it is hidden from screen readers: for text that repeats the accessible name.',
    'It opens after the pointer has rested for half a second, and at once right after another tooltip has closed. The pointer may move onto it, and it does not time out.',
    'It opens on keyboard focus only, not after a click, and never on touch.',
    'Left to the product: explain an unavailable action on a button with `aria-disabled`, which stays a tab stop. A `disabled` one cannot be focused, so keyboard users never hear the reason.',
    'Left to the product: put nothing in it that cannot be found elsewhere.',
  ],
  content: [
    'Write a phrase without a period: “Adds a tactic on the first day shown”.',
    'Aim for fewer than ten words. More than a sentence belongs on the page.',
    'Put keys into `shortcut`, not into the text.',
  ],
  related: ['IconButton', 'HoverCard', 'Popover', 'ShortcutHint'],
}
