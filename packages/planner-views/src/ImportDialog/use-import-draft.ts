import {
  dateOrderChoiceOf,
  decimalSignChoiceOf,
  guessMapping,
  importRowsOf,
  isEmptyCell,
  type DateOrder,
  type FileField,
  type FileMapping,
  type FileSheet,
  type RememberedMapping,
} from '@throughline/domain/item-file'
import type { DecimalSign } from '@throughline/domain/budget'
import { useMemo, useState } from 'react'

import type { ImportFile, ImportPreview } from './ImportDialog.types'
import { describeSheet, firstSheetOf, mapColumn, missingFieldsOf } from './model/file-columns'
import { previewRowsOf } from './model/preview-rows'

/** Choices of the user for one file. */
interface ImportChoice {
  readonly file: ImportFile
  readonly step: 'columns' | 'preview'
  /** null until one is chosen. */
  readonly sheetIndex: number | null
  /** null until a column is mapped by hand. */
  readonly mapping: FileMapping | null
  /** null until one is chosen. */
  readonly dateOrder: DateOrder | null
  /** null until one is chosen. */
  readonly decimalSign: DecimalSign | null
  readonly clearsByEmptyCells: boolean
  /** Numbers of rows that are not imported. */
  readonly skipped: ReadonlySet<number>
  readonly showsProblemsOnly: boolean
}

const noSheets: readonly FileSheet[] = []
const emptySheet: FileSheet = { name: '', rows: [], hiddenRowCount: 0, isHidden: false }
const noRows: ReadonlySet<number> = new Set()

interface DraftOptions {
  readonly file: ImportFile
  readonly fieldNames: readonly string[]
  readonly remembered: RememberedMapping
  readonly preview: ImportPreview
}

/** Choices in the dialog, and the values derived from them. */
export type ImportDraft = ReturnType<typeof useImportDraft>

/**
 * Stores the user's choices for a file, and reads its rows accordingly. Another file starts over.
 */
export function useImportDraft({ file, fieldNames, remembered, preview }: DraftOptions) {
  const [choice, setChoice] = useState<ImportChoice>(() => startOf(file))
  if (choice.file !== file) setChoice(startOf(file))
  const change = (changed: Partial<ImportChoice>): void => {
    setChoice((before) => ({ ...before, ...changed }))
  }
  const sheets = file.status === 'read' ? file.sheets : noSheets
  const sheetIndex = choice.sheetIndex ?? firstSheetOf(sheets)
  const sheet = sheets[sheetIndex] ?? emptySheet
  const described = useMemo(() => describeSheet(sheet, fieldNames), [sheet, fieldNames])
  const guessed = useMemo(
    () =>
      guessMapping(
        described.columns.map(({ header }) => header),
        fieldNames,
        remembered,
      ),
    [described, fieldNames, remembered],
  )
  const mapping = choice.mapping ?? guessed
  const { headerRow, columns } = described
  const { dateOrder, decimalSign, clearsByEmptyCells } = choice
  const { rows } = sheet
  const read = useMemo(
    () => importRowsOf({ rows, headerRow, mapping, dateOrder, decimalSign, clearsByEmptyCells }),
    [rows, headerRow, mapping, dateOrder, decimalSign, clearsByEmptyCells],
  )
  const dateOrderChoice = useMemo(
    () => dateOrderChoiceOf({ rows, headerRow, mapping }),
    [rows, headerRow, mapping],
  )
  const decimalSignChoice = useMemo(
    () => decimalSignChoiceOf({ rows, headerRow, mapping }),
    [rows, headerRow, mapping],
  )
  const results = preview.status === 'ready' ? preview.results : null
  const previewRows = useMemo(
    () =>
      results === null ? [] : previewRowsOf({ rows: read.rows, results, cells: rows, mapping }),
    [read, results, rows, mapping],
  )
  return {
    step: file.status === 'read' ? choice.step : ('file' as const),
    sheets,
    sheetIndex,
    sheet,
    columns,
    rowsAbove: rows.slice(0, Math.max(0, headerRow)).filter((row) => !row.every(isEmptyCell))
      .length,
    mapping,
    missingFields: missingFieldsOf(mapping),
    dateOrderChoice,
    dateOrder: dateOrder ?? dateOrderChoice?.order ?? null,
    decimalSignChoice,
    decimalSign: decimalSign ?? decimalSignChoice?.sign ?? null,
    clearsByEmptyCells,
    read,
    previewRows,
    skipped: choice.skipped,
    showsProblemsOnly: choice.showsProblemsOnly,
    chooseSheet: (index: number) => {
      // The choices for the other sheet do not apply to this one.
      change({ sheetIndex: index, mapping: null, dateOrder: null, decimalSign: null })
    },
    chooseField: (column: number, field: FileField | null) => {
      change({ mapping: mapColumn(mapping, column, field) })
    },
    chooseDateOrder: (order: DateOrder) => {
      change({ dateOrder: order })
    },
    chooseDecimalSign: (sign: DecimalSign) => {
      change({ decimalSign: sign })
    },
    chooseClearing: (clears: boolean) => {
      change({ clearsByEmptyCells: clears })
    },
    skip: (skipped: ReadonlySet<number>) => {
      change({ skipped })
    },
    showProblemsOnly: (showsProblemsOnly: boolean) => {
      change({ showsProblemsOnly })
    },
    goTo: (step: ImportChoice['step']) => {
      change({ step, skipped: noRows, showsProblemsOnly: false })
    },
  }
}

function startOf(file: ImportFile): ImportChoice {
  return {
    file,
    step: 'columns',
    sheetIndex: null,
    mapping: null,
    dateOrder: null,
    decimalSign: null,
    clearsByEmptyCells: false,
    skipped: noRows,
    showsProblemsOnly: false,
  }
}
