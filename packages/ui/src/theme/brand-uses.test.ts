import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const sources = [
  'packages/ui/src',
  'packages/planner-views/src',
  'apps/web/src',
  'examples/product/src',
  '.storybook',
]
const brandToken = /color-(?:brand|today|on-today)\b/g

/** The only files that may use the brand's colours: the logo, today, and the line of the current time. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  '.storybook/storybook-theme.ts': ['color-brand'],
  'apps/web/src/shell/Logo.tsx': ['color-brand'],
  'packages/planner-views/src/calendars/Day/DayCalendar.styles.ts': [
    'color-on-today',
    'color-today',
  ],
  'packages/planner-views/src/calendars/Day/now-styles.ts': ['color-on-today', 'color-today'],
  'packages/planner-views/src/calendars/Flow/lines-styles.ts': ['color-today'],
  'packages/planner-views/src/calendars/Month/day-styles.ts': ['color-on-today', 'color-today'],
  'packages/planner-views/src/calendars/Overstory/Overstory.styles.ts': [
    'color-on-today',
    'color-today',
  ],
  'packages/ui/src/components/MonthPreview/MonthPreview.styles.ts': ['color-today'],
  'packages/ui/src/components/PeriodPicker/PeriodPicker.styles.ts': ['color-today'],
  'packages/ui/src/internal/date-entry/DateFieldCalendar.styles.ts': ['color-today'],
}

/** Where the tokens are defined and tested. */
const definitions = /^packages\/ui\/src\/theme\//

function sourceFiles(): string[] {
  return sources
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /\.(?:tsx?|css|html)$/.test(file))
    .filter((file) => !definitions.test(file))
}

it('keeps the colours of the brand to the mark, today and the present moment', () => {
  const uses: Record<string, string[]> = {}
  for (const file of sourceFiles()) {
    const names = readFileSync(path.join(root, file), 'utf8').match(brandToken)
    if (names) uses[file] = [...new Set(names)].toSorted()
  }
  expect(uses).toEqual(allowed)
})
