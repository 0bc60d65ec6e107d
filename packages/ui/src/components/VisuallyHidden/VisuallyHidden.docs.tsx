import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Badge } from '../Badge'
import { Button } from '../Button'
import { VisuallyHidden } from './VisuallyHidden'

export const docs: ComponentDocs = {
  purpose: 'Gives screen readers a text that others see otherwise.',
  whenToUse: [
    'The page shows something by place or form, and it has to be said: the unit of a number, the head of a column of buttons.',
    'A change is announced that is plain to the eye: use `Announcement` of the same entry point.',
  ],
  whenNotToUse: {
    'The text would help everybody': 'Visible text.',
    'A button has an icon alone': 'IconButton',
    'People see what has happened, and may undo it': 'ToastRegion',
    'The text appears when it has the focus': 'SkipLink',
  },
  guidance: [
    {
      do: 'Add the unit that the place makes clear to the eye.',
      right: (
        <Badge shape="count">
          12 <VisuallyHidden>tactics</VisuallyHidden>
        </Badge>
      ),
      dont: 'A lecture is read at each badge, and listeners cannot skim.',
      wrong: (
        <Badge shape="count">
          12 <VisuallyHidden>This is the number of tactics of this day in the plan</VisuallyHidden>
        </Badge>
      ),
    },
    {
      do: 'Keep the visible words first, so that speech control finds “Edit”.',
      right: (
        <Button>
          Edit <VisuallyHidden>Denver</VisuallyHidden>
        </Button>
      ),
      dont: 'Who says “press Edit” finds no such button.',
      wrong: <Button aria-label="Change the store Denver">Edit</Button>,
    },
  ],
  anatomy: {
    parts: {
      Text: 'A `span` of one pixel, outside of the layout.',
      Announcement: 'An `output` that is read politely whenever its text changes.',
    },
  },
  keyboard:
    'It takes no focus. Put nothing into it that can be focused: the focus would be invisible.',
  accessibility: [
    'It is read where it stands in the text, so spaces count: leave one before it.',
    'Left to the product: render an `Announcement` before its text. A live region that appears together with its text is not announced.',
    'Left to the product: do not announce what screen readers say anyway, such as the state of a checkbox.',
  ],
  content: [
    'A few words, which make a sentence with what is visible: “12 tactics”.',
    'Translate it like all other texts.',
  ],
  changes: { '0.1.0': ['First release, with `Announcement`.'] },
  related: ['SkipLink', 'IconButton', 'Badge', 'ToastRegion'],
}
