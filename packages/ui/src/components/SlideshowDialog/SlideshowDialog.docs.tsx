import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SlideshowDialogProps } from './SlideshowDialog'

const longSlide = {
  id: 'all',
  title: 'All about budgets',
  text: 'A plan has one budget. Give it a total, and the dates between which it is spent. Each channel and tactic type gets its share. What is left over stays in view.',
}

export const docs: ComponentDocs<SlideshowDialogProps> = {
  purpose: 'Explains something in a few slides.',
  whenToUse: [
    'A screen is new to somebody, and two to five pictures explain it better than a text.',
    'People ask for it, or it is shown once and can be found again.',
  ],
  whenNotToUse: {
    'A task is done in steps': 'Stepper',
    'Single places of the page are explained where they are': 'CoachMark',
    'A sentence beside the field is enough': 'A help text, as of [TextField].',
    'Something is asked or filled in': 'Dialog',
    'An empty page says what to do first': 'EmptyState',
  },
  guidance: [
    {
      do: 'Give each slide one idea, with two sentences at most.',
      right: {},
      dont: 'Several ideas in one slide are a text with a picture, and are closed unread.',
      wrong: { slides: [longSlide] },
    },
  ],
  anatomy: {
    parts: {
      Title: 'The subject of all slides, and the accessible name.',
      'Close button': 'In the corner. It reports that it was closed early.',
      Picture: 'An image, a video or an illustration in a frame of 16:9. Optional.',
      Text: 'The title of the slide and a few sentences, with space for three lines.',
      Dots: 'One for each slide; a press opens it.',
      Buttons: '“Previous” and “Next”, which is “Done” on the last slide.',
    },
    marks: { Text: '[data-part="body"]', Buttons: '[data-part="foot"]' },
  },
  keyboard: {
    Enter: 'Shows the next slide; on the last one, ends.',
    'ArrowRight, ArrowLeft': 'Shows the next or previous slide.',
    'Home, End': 'Shows the first or last slide.',
    Tab: 'Moves to the dots and buttons.',
    Escape: 'Closes it.',
  },
  accessibility: [
    'It is a [Dialog]. The focus is on “Next” from the start and stays there, so that Enter goes through all slides.',
    'Each slide is announced with its number: “Slide 2 of 3”. Dots are named by number and title.',
    'From right to left, the arrow keys go the other way. The picture appears without motion when motion is reduced.',
    'On the first slide “Previous” keeps its place and its tab stop, and has `aria-disabled`.',
    'Left to the product: a text for each picture that says something, and a way to open it again.',
  ],
  content: [
    'Titles of slides are short sentences in the imperative: “Split it by channel”.',
    'Write what people can do, not what the product has.',
    'Nothing that is needed later stands here alone: put it into the guide too.',
  ],
  related: ['CoachMark', 'Dialog', 'Stepper', 'EmptyState'],
}
