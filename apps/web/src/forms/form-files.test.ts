import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files with a form that `form-entries.tsx` does not list, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'plan/editor/use-item-form.ts': 'It has a model of its own, and so has its widget.',
  'screens/first-account/FirstAccountScreen.tsx': 'It needs a server without an account.',
  'screens/settings-calendars-of-interest/use-calendar-selection.ts': 'It has no text field.',
  'screens/settings-documents/MoveDocumentDialog.tsx': 'It has no text field.',
  'screens/settings-documents/UploadCard.tsx': 'It has no text field; uploads have a model.',
  'screens/setup/SetupIntro.tsx': 'Its toast shows every refusal.',
  'screens/setup/steps/use-first-tactics.ts': 'It saves several items at once.',
}

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

test('each form of the app is driven by the model of forms, or has a reason not to be', () => {
  const forms = readdirSync(root, { encoding: 'utf8', recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/u.test(file))
    .filter(
      (file) => !/fixtures\/|\.stories\.|\.test\.|^forms\/(?:library|use)-form\.ts$/u.test(file),
    )
    .filter((file) => /(?<!function )\buseForm[<(]/u.test(read(file)))
  const entries = read('forms/fixtures/form-entries.tsx').matchAll(/^ {4}file: '([^']+)',$/gmu)
  const driven = [...entries].map(([, file]) => file)
  expect(new Set(forms)).toEqual(new Set([...driven, ...Object.keys(exceptions)]))
})
