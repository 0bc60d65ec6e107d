import type { ComponentDocs } from '@throughline/test-support/component-docs'

import { german } from '../../german'
import { DateField, englishDateFieldLabels } from '../DateField'
import { LocaleProvider } from './LocaleProvider'

const nothing = () => {
  // The examples show one day.
}

const field = (
  <DateField
    label="Start"
    labels={englishDateFieldLabels}
    today="2026-11-18"
    value="2026-11-18"
    onChange={nothing}
  />
)

export const docs: ComponentDocs = {
  purpose: 'Gives all components inside it a language and a way of writing days and numbers.',
  whenToUse: [
    'The page is in another language than English, or writes days and numbers in another way.',
    'One part of a page has a language of its own.',
  ],
  whenNotToUse: {
    'One field has a locale of its own': 'Its property `locale`.',
    'One text is another one': 'The property `labels` of the component.',
  },
  guidance: [
    {
      do: 'Give it the texts of the language and the locale together.',
      right: (
        <LocaleProvider locale="de-DE" catalog={german}>
          {field}
        </LocaleProvider>
      ),
      dont: 'Without texts, days are German and errors English.',
      wrong: <LocaleProvider locale="de-DE">{field}</LocaleProvider>,
    },
  ],
  anatomy: {
    parts: {
      Children: 'Every component inside. It draws nothing itself.',
    },
  },
  keyboard: 'It has no keys.',
  accessibility: [
    'It sets no attribute: give the page, or an element around it, `lang` and `dir`.',
    'Arabic and Hebrew are written from right to left. Components follow the `dir` around them.',
  ],
  content: ['It has no texts of its own. Load those of a language before rendering it.'],
  related: ['DateField', 'NumberField', 'TimeField'],
}
