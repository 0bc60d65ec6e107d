import { finishTasks, modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { userEvent } from 'storybook/test'
import { expect, test } from 'vitest'

import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { ColorSwatchField, englishChannelColors } from '../components/ColorSwatchField'
import { Combobox } from '../components/Combobox'
import { CurrencyField } from '../components/CurrencyField'
import { DateField, englishDateFieldLabels } from '../components/DateField'
import { DateRangeField } from '../components/DateRangeField'
import { DateTimeField } from '../components/DateTimeField'
import { englishFileDropLabels, FileDrop } from '../components/FileDrop'
import { englishInlineEditLabels, InlineEdit } from '../components/InlineEdit'
import { MultiSelect } from '../components/MultiSelect'
import { englishNumberFieldLabels, NumberField } from '../components/NumberField'
import { PasswordField } from '../components/PasswordField'
import { PeoplePicker, PersonPicker, type Person } from '../components/PersonPicker'
import { RadioGroup } from '../components/RadioGroup'
import { englishRichTextEditorLabels, RichTextEditor } from '../components/RichTextEditor'
import { SearchField } from '../components/SearchField'
import { SegmentedControl } from '../components/SegmentedControl'
import { Select } from '../components/Select'
import { englishSortableListLabels, SortableList } from '../components/SortableList'
import { SplitButton } from '../components/SplitButton'
import { Switch } from '../components/Switch'
import { Tag } from '../components/Tag'
import { TextArea } from '../components/TextArea'
import { TextField } from '../components/TextField'
import { TimeField } from '../components/TimeField'
import { ToggleButton, ToggleButtonGroup } from '../components/ToggleButton'
import { readDollars } from '../fixtures/read-dollars'

/** The props by which a host blocks a control. */
type Block = 'isDisabled' | 'isReadOnly' | 'isBusy'
type BlockProps = { readonly [block in Block]?: boolean }

interface Host<Value> {
  readonly value: Value
  /** Logs and stores a new value. */
  readonly change: (change: { readonly value: Value }) => void
  /** Logs what the control reports, and stores the value that the host then passes. */
  readonly set: (name: string, value: Value) => void
  /** Logs a report without a value. */
  readonly log: (name: string) => void
}

interface Control {
  readonly name: string
  readonly blocks: readonly Block[]
  /** Texts that a user types. */
  readonly texts: readonly string[]
  readonly createHost: (reports: string[]) => {
    readonly draw: (props: BlockProps) => ReactElement
    readonly setOther: () => void
    readonly setInitial: () => void
  }
}

function control<Value>(
  name: string,
  {
    blocks,
    texts = ['a'],
    values,
  }: {
    blocks: readonly Block[]
    texts?: readonly string[]
    /** The initial value, and another one. */
    values: readonly [initial: Value, other: Value]
  },
  draw: (host: Host<Value>, props: BlockProps) => ReactElement,
): Control {
  return {
    name,
    blocks,
    texts,
    createHost: (reports) => {
      let value = values[0]
      const set = (report: string, next: Value) => {
        reports.push(`${report} ${JSON.stringify(next)}`)
        value = next
      }
      const change = (report: { readonly value: Value }) => {
        set('changes', report.value)
      }
      const log = (report: string) => {
        reports.push(report)
      }
      return {
        draw: (props) => draw({ value, change, set, log }, props),
        setOther: () => {
          value = values[1]
        },
        setInitial: () => {
          value = values[0]
        },
      }
    },
  }
}

const field: readonly Block[] = ['isDisabled', 'isReadOnly']
const TODAY = '2026-11-18'
const options = [
  { value: 'email', label: 'Email' },
  { value: 'print', label: 'Print', isDisabled: true },
  { value: 'radio', label: 'Radio' },
  { value: 'social', label: 'Social media' },
]
const disabledOptions = options.map(({ value, label }) => ({ value, label, isDisabled: true }))
const people: readonly Person[] = [
  { id: 'maya', name: 'Maya Rios', initials: 'MR' },
  { id: 'theo', name: 'Theo Kent', initials: 'TK' },
]
const channels = [
  { id: 'email', label: 'Email' },
  { id: 'radio', label: 'Radio' },
  { id: 'social', label: 'Social media' },
]
const days = ['12/24/26', '', 'soon']

const controls: readonly Control[] = [
  control('TextField', { blocks: field, values: ['Launch', ''] }, ({ value, change }, props) => (
    <TextField {...props} label="Title" value={value} onChange={change} />
  )),
  control(
    'PasswordField',
    { blocks: ['isDisabled'], values: ['secret', ''] },
    ({ value, change }, { isDisabled = false }) => (
      <PasswordField
        isDisabled={isDisabled}
        label="Password"
        showLabel="Show password"
        value={value}
        onChange={change}
      />
    ),
  ),
  control(
    'TextArea',
    { blocks: field, values: ['Launch', ''] },
    ({ value, change, log }, props) => (
      <TextArea
        {...props}
        label="Comment"
        value={value}
        onChange={change}
        onSubmit={(submission) => {
          // As in a form, fields that cannot be changed submit what others have changed.
          if (props.isReadOnly !== true) log(`submits ${submission.value}`)
        }}
      />
    ),
  ),
  control<number | null>(
    'NumberField',
    { blocks: field, texts: ['7', '', 'many'], values: [12, 3] },
    ({ value, set }, props) => (
      <NumberField
        {...props}
        label="Stores"
        value={value}
        min={0}
        max={30}
        labels={englishNumberFieldLabels}
        onChange={(change) => {
          set(`changes, valid: ${change.isValid},`, change.value)
        }}
      />
    ),
  ),
  control<number | null>(
    'CurrencyField',
    { blocks: field, texts: ['1,200', '', 'much'], values: [4500, 3] },
    ({ value, set }, props) => (
      <CurrencyField
        {...props}
        label="Cost"
        value={value}
        read={readDollars}
        onChange={(change) => {
          set(`changes, valid: ${change.isValid},`, change.amountDollars)
        }}
      />
    ),
  ),
  control(
    'SearchField',
    { blocks: ['isDisabled'], values: ['gift', ''] },
    ({ value, change, log }, { isDisabled = false }) => (
      <SearchField
        isDisabled={isDisabled}
        label="Search"
        clearLabel="Clear"
        value={value}
        onChange={change}
        onSubmit={(submission) => {
          log(`submits ${submission.value}`)
        }}
      />
    ),
  ),
  control('Checkbox', { blocks: field, values: [false, true] }, ({ value, set }, props) => (
    <Checkbox
      {...props}
      label="Copy the notes"
      isChecked={value}
      onChange={(change) => {
        set('changes', change.isChecked)
      }}
    />
  )),
  control('Switch', { blocks: field, values: [false, true] }, ({ value, set }, props) => (
    <Switch
      {...props}
      label="Show the duration"
      isOn={value}
      onChange={(change) => {
        set('changes', change.isOn)
      }}
    />
  )),
  control(
    'RadioGroup',
    { blocks: field, values: ['email', 'radio'] },
    ({ value, change }, props) => (
      <RadioGroup {...props} label="Channel" value={value} options={options} onChange={change} />
    ),
  ),
  control(
    'ColorSwatchField',
    { blocks: field, texts: ['#123456', 'blue'], values: ['#2F6FED', '#EF482A'] },
    ({ value, change, log }, props) => (
      <ColorSwatchField
        {...props}
        label="Color"
        colors={englishChannelColors.slice(0, 4)}
        value={value}
        onChange={change}
        onCustomTextChange={(change) => {
          log(`types a color: ${change.isColor}`)
        }}
      />
    ),
  ),
  control(
    'InlineEdit',
    { blocks: ['isReadOnly'], texts: ['Segment', ''], values: ['Mood', 'Other'] },
    ({ value, set, log }, { isReadOnly = false }) => (
      <InlineEdit
        isReadOnly={isReadOnly}
        label="Category name"
        value={value}
        labels={englishInlineEditLabels}
        onSave={(change) => {
          set('saves', change.value)
        }}
        onEditingChange={(change) => {
          log(`edits: ${change.isEditing}`)
        }}
      />
    ),
  ),
  control<string | null>(
    'Select',
    { blocks: field, values: ['email', 'radio'] },
    ({ value, set, change }, props) => (
      <Select
        {...props}
        label="Channel"
        value={value}
        options={options}
        onChange={change}
        onClear={() => {
          set('clears', null)
        }}
      />
    ),
  ),
  control<string | null>(
    'Combobox',
    { blocks: field, texts: ['rad', 'zz', ''], values: ['email', 'radio'] },
    ({ value, change, log }, props) => (
      <Combobox
        {...props}
        label="Channel"
        value={value}
        options={options}
        onChange={change}
        onCreate={(request) => {
          log(`creates ${request.label}`)
        }}
        onQueryChange={(change) => {
          log(`searches ${change.query}`)
        }}
      />
    ),
  ),
  control<readonly string[]>(
    'MultiSelect',
    { blocks: field, texts: ['rad', 'zz', ''], values: [['email'], ['radio']] },
    ({ value, set, log }, props) => (
      <MultiSelect
        {...props}
        label="Channels"
        values={value}
        options={options}
        onChange={(change) => {
          set('changes', change.values)
        }}
        onQueryChange={(change) => {
          log(`searches ${change.query}`)
        }}
      />
    ),
  ),
  control<Person | null>(
    'PersonPicker',
    { blocks: field, texts: ['the', ''], values: [people[0] ?? null, null] },
    ({ value, change }, props) => (
      <PersonPicker {...props} label="Owner" value={value} people={people} onChange={change} />
    ),
  ),
  control<readonly Person[]>(
    'PeoplePicker',
    { blocks: field, texts: ['the', ''], values: [people.slice(0, 1), []] },
    ({ value, set }, props) => (
      <PeoplePicker
        {...props}
        label="Reviewers"
        values={value}
        people={people}
        onChange={(change) => {
          set('changes', change.values)
        }}
      />
    ),
  ),
  control<string | null>(
    'DateField',
    { blocks: field, texts: days, values: [TODAY, '2026-12-01'] },
    ({ value, set }, props) => (
      <DateField
        {...props}
        label="Start"
        labels={englishDateFieldLabels}
        today={TODAY}
        value={value}
        onChange={(change) => {
          set(`changes, valid: ${change.isValid},`, change.date)
        }}
      />
    ),
  ),
  control<{ start: string | null; end: string | null }>(
    'DateRangeField',
    {
      blocks: field,
      texts: days,
      values: [
        { start: '2026-11-03', end: TODAY },
        { start: '2026-12-01', end: '2026-12-02' },
      ],
    },
    ({ value, set }, props) => (
      <DateRangeField
        {...props}
        label="Dates"
        today={TODAY}
        {...value}
        onChange={({ start, end, isValid }) => {
          set(`changes, valid: ${isValid},`, { start, end })
        }}
      />
    ),
  ),
  control<string | null>(
    'DateTimeField',
    {
      blocks: field,
      texts: [...days, '9:15', 'noon-ish'],
      values: [`${TODAY}T08:00:00`, '2026-12-01T09:00:00'],
    },
    ({ value, set }, props) => (
      <DateTimeField
        {...props}
        label="End"
        today={TODAY}
        value={value}
        onChange={({ dateTime, isValid, invalidPart }) => {
          set(`changes, valid: ${isValid} ${invalidPart},`, dateTime)
        }}
      />
    ),
  ),
  control<string | null>(
    'TimeField',
    { blocks: field, texts: ['9:15', '', 'late'], values: ['08:30', '10:00'] },
    ({ value, set }, props) => (
      <TimeField
        {...props}
        label="Time"
        value={value}
        onChange={(change) => {
          set(`changes, valid: ${change.isValid},`, change.time)
        }}
      />
    ),
  ),
  control(
    'RichTextEditor',
    { blocks: field, values: ['<p>Brief</p>', '<p>Other</p>'] },
    ({ value, set, log }, props) => (
      <RichTextEditor
        {...props}
        label="Notes"
        value={value}
        labels={englishRichTextEditorLabels}
        // It reports when it is left.
        changeDelayMs={1_000_000}
        onChange={(change) => {
          set('changes', change.html)
        }}
        onPendingChange={(change) => {
          log(`pending: ${change.isPending}`)
        }}
      />
    ),
  ),
  control('Button', { blocks: ['isBusy'], values: ['', ''] }, ({ log }, { isBusy = false }) => (
    <Button
      isBusy={isBusy}
      onClick={() => {
        log('is pressed')
      }}
    >
      Save
    </Button>
  )),
  control(
    'SplitButton',
    { blocks: ['isDisabled', 'isBusy'], values: ['', ''] },
    ({ log }, props) => (
      <SplitButton
        {...props}
        menuLabel="More ways to save"
        entries={[
          { id: 'copy', label: 'Save and copy' },
          { id: 'send', label: 'Save and send', isDisabled: true },
        ]}
        onSelect={({ id }) => {
          log(`selects ${id}`)
        }}
        onPress={() => {
          log('is pressed')
        }}
      >
        Save
      </SplitButton>
    ),
  ),
  control(
    'ToggleButton',
    { blocks: ['isDisabled'], values: [false, true] },
    ({ value, set }, { isDisabled = false }) => (
      <ToggleButton
        disabled={isDisabled}
        label="Flagged only"
        isPressed={value}
        onChange={(change) => {
          set('changes', change.isPressed)
        }}
      />
    ),
  ),
  control<readonly string[]>(
    'ToggleButtonGroup',
    { blocks: ['isDisabled'], values: [['email'], ['radio']] },
    ({ value, set }, { isDisabled = false }) => (
      <ToggleButtonGroup
        label="Channels"
        values={value}
        options={isDisabled ? disabledOptions : options}
        onChange={(change) => {
          set('changes', change.values)
        }}
      />
    ),
  ),
  control(
    'SegmentedControl',
    { blocks: ['isDisabled'], values: ['email', 'radio'] },
    ({ value, change }, { isDisabled = false }) => (
      <SegmentedControl
        label="Channel"
        value={value}
        options={isDisabled ? disabledOptions : options}
        onChange={change}
      />
    ),
  ),
  control(
    'Tag',
    { blocks: ['isDisabled'], values: ['', ''] },
    ({ log }, { isDisabled = false }) => (
      <Tag
        isDisabled={isDisabled}
        name="Parents"
        removeLabel="Remove Parents"
        onPress={() => {
          log('is pressed')
        }}
        onRemove={() => {
          log('is removed')
        }}
      />
    ),
  ),
  control<readonly string[]>(
    'SortableList',
    { blocks: ['isReadOnly'], values: [channels.map(({ id }) => id), ['email']] },
    ({ value, set }, { isReadOnly = false }) => (
      <SortableList
        isReadOnly={isReadOnly}
        label="Channels"
        items={value.flatMap((id) => channels.filter((each) => each.id === id))}
        renderItem={({ item }) => item.label}
        labels={englishSortableListLabels}
        onReorder={(change) => {
          set(`moves from ${change.fromIndex} to ${change.toIndex}`, change.ids)
        }}
      />
    ),
  ),
  control<readonly string[]>(
    'FileDrop',
    { blocks: ['isDisabled'], values: [['brief.pdf'], []] },
    ({ value, set }, { isDisabled = false }) => (
      <FileDrop
        isDisabled={isDisabled}
        label="Documents"
        items={value.map((name) => ({ id: name, name, sizeBytes: 9, status: 'done' }))}
        maxCount={3}
        labels={englishFileDropLabels}
        onAdd={({ files }) => {
          set('adds', [...value, ...files.map(({ name }) => name)])
        }}
        onRemove={({ id }) => {
          set(
            'removes',
            value.filter((each) => each !== id),
          )
        }}
      />
    ),
  ),
]

const keys = [
  '{ArrowUp}',
  ' ',
  '{ArrowDown}',
  '{Enter}',
  '{ArrowRight}',
  '{ArrowLeft}',
  '{Home}',
  '{End}',
  '{PageDown}',
  '{PageUp}',
  '{Backspace}',
  '{Delete}',
  '{Escape}',
  '{Tab}',
  '{F2}',
  '{Shift>}{ArrowUp}{/Shift}',
  '{Control>}{Enter}{/Control}',
  '{Control>}b{/Control}',
] as const

type Step =
  | readonly [does: 'press', n: number]
  | readonly [does: 'key', key: (typeof keys)[number]]
  | readonly [does: 'type', n: number]
  | readonly [does: 'drop and paste a file']
  | readonly [does: 'leave']

const press: fc.Arbitrary<Step> = fc.tuple(fc.constant('press' as const), fc.nat(7))
const step: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
  press,
  press,
  fc.tuple(fc.constant('key'), fc.constantFrom(...keys)),
  fc.tuple(fc.constant('key'), fc.constantFrom(...keys)),
  fc.tuple(fc.constant('type'), fc.nat(5)),
  fc.constantFrom<Step>(['leave'], ['drop and paste a file']),
)
const steps = fc.array(step, { minLength: 8, maxLength: 14, size: 'max' })
const usedSteps = fc.array(step, { maxLength: 6 })

function changesText(each: Step): boolean {
  return each[0] === 'type' || (each[0] === 'key' && / |Backspace|Delete/.test(each[1]))
}

const INTERACTIVE =
  'button,input,textarea,[contenteditable="true"],[role="option"],[role="menuitem"],[role="gridcell"]'

function isTextInput(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(element.type)
}

/** A page with one control, and with a button beside it. */
function openPage({ createHost, texts }: Control, blocked: BlockProps = {}) {
  const container = document.createElement('div')
  const outside = document.createElement('button')
  document.body.append(outside, container)
  const root = createRoot(container)
  const reports: string[] = []
  const host = createHost(reports)
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null })
  let props = blocked
  const render = async () => {
    flushSync(() => {
      root.render(host.draw(props))
    })
    await finishTasks(2)
  }
  const targets = () =>
    [...document.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(
      (element) => element !== outside && element.checkVisibility(),
    )
  const press = async (key: string) => {
    const focused = document.activeElement
    if (focused === null || !container.contains(focused)) return
    // The test library presses these keys only in text inputs.
    if (/Home|End|Page/.test(key) && !isTextInput(focused)) {
      const init = { key: key.slice(1, -1), bubbles: true, cancelable: true }
      focused.dispatchEvent(new KeyboardEvent('keydown', init))
    } else await user.keyboard(key)
  }
  const typeText = async (text: string) => {
    const editor = container.querySelector<HTMLElement>('[contenteditable="true"]')
    const focused = document.activeElement
    if (editor !== null) {
      editor.focus()
      document.getSelection()?.selectAllChildren(editor)
      await finishTasks()
      // The editor reads the selection before any input, also one without a type.
      for (const init of [{}, { inputType: 'insertText', data: text }]) {
        const event = { ...init, bubbles: true, cancelable: true, composed: true }
        editor.dispatchEvent(new InputEvent('beforeinput', event))
        await finishTasks()
      }
    } else if (isTextInput(focused)) {
      focused.select()
      await user.keyboard(text === '' ? '{Backspace}' : text)
    }
  }
  const dropAndPaste = (target: Element) => {
    const data = new DataTransfer()
    data.items.add(new File(['a'], 'plan.pdf', { type: 'application/pdf' }))
    const init = { bubbles: true, cancelable: true }
    target.dispatchEvent(new DragEvent('dragenter', { ...init, dataTransfer: data }))
    target.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
    target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
  }
  const take = async (each: Step) => {
    switch (each[0]) {
      case 'press': {
        const all = targets()
        const target = all[each[1] % all.length]
        if (target !== undefined) await user.click(target)
        return
      }
      case 'key':
        await press(each[1])
        return
      case 'type':
        await typeText(texts[each[1] % texts.length] ?? '')
        return
      case 'drop and paste a file':
        dropAndPaste(targets()[0] ?? container)
        return
      case 'leave':
      default:
        await user.click(outside)
    }
  }
  return {
    reports,
    render,
    /** @returns what the control reports meanwhile */
    perform: async (sequence: readonly Step[]): Promise<string[]> => {
      reports.length = 0
      for (const each of sequence) {
        await take(each)
        await render()
      }
      return [...reports]
    },
    /** Presses each element that takes the focus, presses every key on it, types, drops and pastes. */
    tryEverything: async (): Promise<string[]> => {
      reports.length = 0
      for (const target of targets()) {
        await user.click(target)
        for (const key of keys) {
          target.focus()
          await press(key)
        }
        target.focus()
        await typeText(texts[0] ?? '')
        dropAndPaste(target)
      }
      await user.click(outside)
      await render()
      return [...reports]
    },
    block: async (next: BlockProps) => {
      props = next
      await render()
    },
    /** Ends what the user does, and gives the control its first value again. */
    reset: async () => {
      await user.keyboard('{Escape}{Escape}')
      await user.click(outside)
      host.setOther()
      await render()
      host.setInitial()
      await render()
      outside.focus()
    },
    close: () => {
      root.unmount()
      container.remove()
      outside.remove()
    },
  }
}

const blockedControls = controls.flatMap((each) => each.blocks.map((block) => ({ ...each, block })))

test.each(blockedControls)('$name reports nothing while $block', async ({ block, ...each }) => {
  await fc.assert(
    fc.asyncProperty(usedSteps, async (used) => {
      const page = openPage(each)
      try {
        await page.render()
        // It is blocked at once, or while it is in use. A text that is typed before counts.
        await page.perform(used.some(changesText) ? [...used, ['leave']] : used)
        await page.block({ [block]: true })
        expect(await page.tryEverything()).toEqual([])
      } finally {
        page.close()
      }
    }),
    { ...modelRuns(2), examples: [[[]]] },
  )
})

// The editor of rich text reads the selection of the page when it has time, so keys that follow each
// other at once may find the one before.
const usedAgain = controls.filter(({ name }) => name !== 'RichTextEditor')

test.each(usedAgain)('$name reports the same when it is used again', async (each) => {
  const actTwice = async (act: (page: ReturnType<typeof openPage>) => Promise<string[]>) => {
    const page = openPage(each)
    try {
      await page.render()
      const reports = await act(page)
      await page.reset()
      expect(await act(page)).toEqual(reports)
      return reports
    } finally {
      page.close()
    }
  }
  // Otherwise the keys and texts would prove nothing.
  expect(await actTwice((page) => page.tryEverything())).not.toEqual([])
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await actTwice((page) => page.perform(sequence))
    }),
    modelRuns(3),
  )
})
