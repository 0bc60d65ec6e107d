import type { Locale } from '@throughline/domain/locale'

import type { BarChartLabels } from '../components/BarChart'
import type { BreadcrumbLabels } from '../components/Breadcrumb'
import type { CoachMarkLabels } from '../components/CoachMark'
import type { ColumnChooserLabels } from '../components/ColumnChooser'
import type { ComboboxLabels } from '../components/Combobox'
import type { CommandPaletteLabels } from '../components/CommandPalette'
import type { DataTableLabels } from '../components/DataTable'
import type { DateFieldLabels } from '../components/DateField'
import type { DateRangeFieldLabels } from '../components/DateRangeField'
import type { DateTimeFieldLabels } from '../components/DateTimeField'
import type { ErrorBoundaryLabels } from '../components/ErrorBoundary'
import type { FileDropLabels } from '../components/FileDrop'
import type { FileGalleryLabels } from '../components/FileGallery'
import type { InlineEditLabels } from '../components/InlineEdit'
import type { LightboxLabels } from '../components/Lightbox'
import type { MultiSelectLabels } from '../components/MultiSelect'
import type { NumberFieldLabels } from '../components/NumberField'
import type { PaginationLabels } from '../components/Pagination'
import type { PeriodPickerLabels } from '../components/PeriodPicker'
import type { PeoplePickerLabels, PersonPickerLabels } from '../components/PersonPicker'
import type { RichTextEditorLabels } from '../components/RichTextEditor'
import type { SelectLabels } from '../components/Select'
import type { ShortcutHintLabels } from '../components/ShortcutHint'
import type { SlideshowDialogLabels } from '../components/SlideshowDialog'
import type { SortableGroupsLabels } from '../components/SortableGroups'
import type { SortableListLabels } from '../components/SortableList'
import type { StatTileLabels } from '../components/StatTile'
import type { StepperLabels } from '../components/Stepper'
import type { TimeFieldLabels } from '../components/TimeField'
import type { TreeTableLabels } from '../components/TreeTable'
import { datePattern } from '../internal/date-entry/date-pattern'

/** The texts of all components of this package, by the names of their sets. */
export type UiCatalog = {
  readonly BarChart: (locale: Locale) => BarChartLabels
  readonly Breadcrumb: (locale: Locale) => BreadcrumbLabels
  readonly CoachMark: (locale: Locale) => CoachMarkLabels
  readonly ColumnChooser: (locale: Locale) => ColumnChooserLabels
  readonly Combobox: (locale: Locale) => ComboboxLabels
  readonly CommandPalette: (locale: Locale) => CommandPaletteLabels
  readonly DataTable: (locale: Locale) => DataTableLabels
  readonly DateField: (locale: Locale) => DateFieldLabels
  readonly DateRangeField: (locale: Locale) => DateRangeFieldLabels
  readonly DateTimeField: (locale: Locale) => DateTimeFieldLabels
  readonly ErrorBoundary: (locale: Locale) => ErrorBoundaryLabels
  readonly FileDrop: (locale: Locale) => FileDropLabels
  readonly FileGallery: (locale: Locale) => FileGalleryLabels
  readonly InlineEdit: (locale: Locale) => InlineEditLabels
  readonly Lightbox: (locale: Locale) => LightboxLabels
  readonly MultiSelect: (locale: Locale) => MultiSelectLabels
  readonly NumberField: (locale: Locale) => NumberFieldLabels
  readonly Pagination: (locale: Locale) => PaginationLabels
  readonly PeoplePicker: (locale: Locale) => PeoplePickerLabels
  readonly PeriodPicker: (locale: Locale) => PeriodPickerLabels
  readonly PersonPicker: (locale: Locale) => PersonPickerLabels
  readonly RichTextEditor: (locale: Locale) => RichTextEditorLabels
  readonly Select: (locale: Locale) => SelectLabels
  readonly ShortcutHint: (locale: Locale) => ShortcutHintLabels
  readonly SlideshowDialog: (locale: Locale) => SlideshowDialogLabels
  readonly SortableGroups: (locale: Locale) => SortableGroupsLabels
  readonly SortableList: (locale: Locale) => SortableListLabels
  readonly StatTile: (locale: Locale) => StatTileLabels
  readonly Stepper: (locale: Locale) => StepperLabels
  readonly TimeField: (locale: Locale) => TimeFieldLabels
  readonly TreeTable: (locale: Locale) => TreeTableLabels
}

const combobox = (locale: Locale): ComboboxLabels => ({
  open: 'Auswahl öffnen',
  clear: 'Leeren',
  loading: 'Wird geladen',
  empty: 'Keine Einträge',
  noMatches: ({ typed }) => `Kein Treffer für „${typed}“`,
  create: ({ typed }) => `„${typed}“ anlegen`,
  retry: 'Nicht geladen. Erneut versuchen',
  results: ({ count }) => counted(locale, count, 'Eintrag', 'Einträge'),
  refused: ({ label, reason }) => `${label} ist nicht wählbar. ${reason}`.trim(),
})

const multiSelect = (locale: Locale): MultiSelectLabels => ({
  open: 'Auswahl öffnen',
  clear: 'Alle entfernen',
  remove: ({ label }) => `${label} entfernen`,
  summary: ({ count }) => `${locale.number(count)} ausgewählt`,
  more: ({ count }) => `${locale.number(count)} weitere`,
  groupCount: ({ count, total }) => `${locale.number(count)} von ${locale.number(total)}`,
  loading: 'Wird geladen',
  empty: 'Keine Einträge',
  noMatches: ({ typed }) => `Kein Treffer für „${typed}“`,
  retry: 'Nicht geladen. Erneut versuchen',
  results: ({ count }) => counted(locale, count, 'Eintrag', 'Einträge'),
  added: ({ label, count }) => `${label} hinzugefügt. ${locale.number(count)} ausgewählt.`,
  removed: ({ label, count }) => `${label} entfernt. ${locale.number(count)} ausgewählt.`,
  refused: ({ label, reason }) => `${label} lässt sich nicht ändern. ${reason}`.trim(),
})

const people = (locale: Locale) => ({
  open: 'Personen anzeigen',
  empty: 'Keine Personen',
  noMatches: ({ typed }: { typed: string }) => `Keine Person passt zu „${typed}“`,
  retry: 'Personen nicht geladen. Erneut versuchen',
  results: ({ count }: { count: number }) => counted(locale, count, 'Person', 'Personen'),
})

const dateField = (locale: Locale): DateFieldLabels => ({
  openCalendar: 'Kalender öffnen',
  calendar: 'Kalender',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  today: 'Heute',
  unreadable: `Datum als ${datePattern(locale, { year: 'J', month: 'M', day: 'T' })} eingeben.`,
  ambiguous: ({ dates }) =>
    `Das kann ${locale.list(
      dates.map((date) => locale.day(date, 'long')),
      'disjunction',
    )} sein. ${locale.list(
      dates.map((date) => locale.day(date)),
      'disjunction',
    )} eingeben.`,
  outOfBounds: 'Einen Tag innerhalb von zehn Jahren wählen.',
})

const timeField = (): TimeFieldLabels => ({
  am: 'AM',
  pm: 'PM',
  unreadable: 'Eine Uhrzeit eingeben, zum Beispiel 8:30.',
})

const lightbox = (locale: Locale): LightboxLabels => ({
  close: 'Schließen',
  previous: 'Vorherige Datei',
  next: 'Nächste Datei',
  position: ({ number, count }) => `${locale.number(number)} von ${locale.number(count)}`,
  download: ({ name }) => `${name} herunterladen`,
  noPreview: 'Für diese Art von Datei gibt es keine Vorschau.',
  failed: 'Das Bild konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
})

const directions = { up: 'Gestiegen', down: 'Gesunken', flat: 'Unverändert' } as const
const meanings = { good: ' (gut)', bad: ' (schlecht)', neutral: '' } as const

/** The German texts of all components. */
export const german: UiCatalog = {
  BarChart: (locale) => ({
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    toggle: ({ label, chart }) => `${label}: ${chart}`,
    others: ({ count }) => `${locale.number(count)} weitere`,
    loading: 'Diagramm wird geladen',
    failed: 'Das Diagramm konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  }),
  Breadcrumb: (locale) => ({
    navigation: 'Pfad',
    more: ({ count }) => `${counted(locale, count, 'weitere Seite', 'weitere Seiten')} zeigen`,
  }),
  CoachMark: (locale) => ({
    close: 'Schließen',
    skip: 'Tour überspringen',
    back: 'Zurück',
    next: 'Weiter',
    done: 'Fertig',
    position: ({ number, count }) => `${locale.number(number)} von ${locale.number(count)}`,
    announcedPosition: ({ number, count }) =>
      `Schritt ${locale.number(number)} von ${locale.number(count)}`,
  }),
  ColumnChooser: (locale) => ({
    title: 'Spalten',
    moveUp: (header) => `${header} nach oben`,
    moveDown: (header) => `${header} nach unten`,
    freeze: (header) => `${header} fixieren`,
    reset: 'Zurücksetzen',
    hint: 'Alt mit ↑ oder ↓ verschiebt eine Spalte.',
    moved: (header, place, count) =>
      `${header}, ${locale.number(place)} von ${locale.number(count)}`,
  }),
  Combobox: combobox,
  CommandPalette: (locale) => ({
    label: 'Befehle',
    placeholder: 'Befehl oder Suche',
    recent: 'Zuletzt verwendet',
    empty: ({ query }) =>
      query === '' ? 'Hier gibt es nichts zu tun.' : `Nichts gefunden für „${query}“.`,
    loading: 'Wird geladen …',
    results: ({ count }) => counted(locale, count, 'Befehl', 'Befehle'),
    move: 'Bewegen',
    choose: 'Auswählen',
    close: 'Schließen',
  }),
  DataTable: () => ({
    selectAll: 'Alle auswählen',
    selectRow: (rowName) => `${rowName} auswählen`,
    actions: 'Aktionen',
    resizeColumn: (header) => `Breite von ${header}`,
    editRow: (rowName) => `${rowName} bearbeiten`,
    confirmEdit: 'Speichern',
    cancelEdit: 'Abbrechen',
    loading: 'Wird geladen …',
    loadingMore: 'Weitere werden geladen …',
    empty: 'Noch nichts vorhanden',
    filteredEmpty: 'Keine Treffer',
    clearFilters: 'Filter löschen',
    error: 'Das konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  }),
  DateField: dateField,
  DateRangeField: (locale) => ({
    ...dateField(locale),
    start: 'Erster Tag',
    end: 'Letzter Tag',
    presets: 'Zeiträume',
  }),
  DateTimeField: (locale) => ({
    date: 'Datum',
    time: 'Uhrzeit',
    dateLabels: dateField(locale),
    timeLabels: timeField(),
  }),
  ErrorBoundary: () => ({
    title: 'Dieser Teil funktioniert nicht mehr',
    message: 'Gespeichertes ist nicht verloren, und der Rest der Seite bleibt nutzbar.',
    retry: 'Erneut versuchen',
  }),
  FileDrop: (locale) => ({
    choose: ({ isSeveral }) => (isSeveral ? 'Dateien wählen' : 'Datei wählen'),
    orDrop: () => 'oder hier ablegen',
    drop: 'Zum Hinzufügen ablegen',
    noDrop: 'Das lässt sich hier nicht hinzufügen',
    refused: ({ name, code, maxSize, maxCount }) => {
      const reasons = {
        type: 'Dateien dieser Art werden nicht angenommen.',
        tooLarge: `Die Datei ist größer als ${maxSize}.`,
        empty: 'Die Datei ist leer.',
        tooMany:
          maxCount === 1
            ? 'Nur eine Datei ist möglich.'
            : `Nur ${locale.number(maxCount)} Dateien sind möglich.`,
      } as const
      return `${name}: ${reasons[code]}`
    },
    waiting: 'Wartet',
    uploading: ({ percent }) =>
      percent === undefined ? 'Wird hochgeladen' : `Wird hochgeladen, ${locale.number(percent)} %`,
    cancel: ({ name }) => `${name} abbrechen`,
    retry: ({ name }) => `${name} erneut versuchen`,
    remove: ({ name }) => `${name} entfernen`,
    summary: ({ done, failed, open }) => {
      const parts = [
        done === 0 ? '' : `${locale.number(done)} hochgeladen`,
        failed === 0 ? '' : `${locale.number(failed)} fehlgeschlagen`,
        open === 0 ? '' : `${locale.number(open)} ausstehend`,
      ].filter((part) => part !== '')
      return parts.length === 0 ? '' : `${parts.join(', ')}.`
    },
  }),
  FileGallery: (locale) => ({
    ...lightbox(locale),
    show: ({ name }) => `${name} zeigen`,
    loading: 'Dateien werden geladen',
  }),
  InlineEdit: () => ({
    edit: ({ label, value }) =>
      value === '' ? `${label} bearbeiten` : `${label} bearbeiten: ${value}`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    saving: 'Wird gespeichert',
  }),
  Lightbox: lightbox,
  MultiSelect: multiSelect,
  NumberField: (locale) => ({
    increase: 'Erhöhen',
    decrease: 'Verringern',
    unreadable: 'Eine Zahl eingeben.',
    tooSmall: ({ min }) => `Mindestens ${min} eingeben.`,
    tooLarge: ({ max }) => `Höchstens ${max} eingeben.`,
    ambiguous: ({ readings }) =>
      `Das kann ${locale.list(readings, 'disjunction')} sein. Eine der Zahlen eingeben.`,
  }),
  Pagination: (locale) => ({
    navigation: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: ({ number }) => `Seite ${number}`,
    position: ({ page, pageCount }) => `Seite ${page} von ${pageCount}`,
    rows: ({ first, last, count }) =>
      count === 0
        ? 'Keine Zeilen'
        : `${locale.number(first)}–${locale.number(last)} von ${locale.number(count)}`,
    pageSize: 'Zeilen pro Seite',
  }),
  PeoplePicker: (locale) => ({ ...multiSelect(locale), ...people(locale) }),
  PeriodPicker: () => ({
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    month: 'Monat',
    year: 'Jahr',
    today: 'Heute',
    previousDay: 'Vorheriger Tag',
    nextDay: 'Nächster Tag',
    previousYear: 'Vorheriges Jahr',
    nextYear: 'Nächstes Jahr',
    choose: 'Zeitraum wählen',
  }),
  PersonPicker: (locale) => ({ ...combobox(locale), ...people(locale) }),
  RichTextEditor: (locale) => ({
    toolbar: 'Formatierung',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    blockKind: 'Absatzformat',
    paragraph: 'Absatz',
    heading1: 'Überschrift 1',
    heading2: 'Überschrift 2',
    heading3: 'Überschrift 3',
    quote: 'Zitat',
    listItem: 'Liste',
    font: 'Schriftart',
    defaultFont: 'Standardschrift',
    size: 'Größe',
    defaultSize: 'Normal',
    bold: 'Fett',
    italic: 'Kursiv',
    underline: 'Unterstrichen',
    strikethrough: 'Durchgestrichen',
    textColor: 'Textfarbe',
    defaultColor: 'Standardfarbe',
    background: 'Hintergrundfarbe',
    noBackground: 'Kein Hintergrund',
    bulletedList: 'Aufzählung',
    numberedList: 'Nummerierte Liste',
    indent: 'Einzug vergrößern',
    outdent: 'Einzug verkleinern',
    align: 'Ausrichtung',
    alignStart: 'Linksbündig',
    alignCenter: 'Zentriert',
    alignEnd: 'Rechtsbündig',
    alignJustify: 'Blocksatz',
    link: 'Link',
    linkUrl: 'Adresse',
    linkText: 'Text',
    linkHelp: 'Eine Webseite, eine E-Mail-Adresse oder eine Telefonnummer.',
    linkUnreadable:
      'Eine Adresse eingeben, zum Beispiel example.com, maya@example.com oder tel:5550100.',
    applyLink: 'Übernehmen',
    removeLink: 'Link entfernen',
    image: 'Bild',
    imageUploading: 'Bild wird hochgeladen',
    imageFailed: 'Das Bild konnte nicht hochgeladen werden.',
    retryImage: 'Erneut versuchen',
    removeImage: 'Bild entfernen',
    imageAlt: 'Beschreibung',
    imageAltHelp: 'Was das Bild zeigt, für Menschen, die es nicht sehen. Leer bei Verzierungen.',
    saveImageAlt: 'Beschreibung speichern',
    imageTooLarge: ({ maxImageBytes }) =>
      `Das Bild ist größer als ${locale.number(Math.floor(maxImageBytes / 100_000) / 10)} MB. Ein kleineres wählen.`,
    imageUnreadable: 'Nur Bilder im Format PNG, JPEG, GIF oder WebP sind möglich.',
    clearFormatting: 'Formatierung entfernen',
    nearLimit: 'Der Inhalt dieses Felds nähert sich der Grenze von 1 MB.',
    overLimit: 'Der Inhalt dieses Felds ist größer als 1 MB, ein Teil geht verloren.',
    count: ({ characters, maxCharacters }) =>
      `${locale.number(characters)} von ${locale.number(maxCharacters)} Zeichen`,
    loading: 'Wird geladen',
  }),
  Select: () => ({
    clear: 'Leeren',
    loading: 'Wird geladen',
    refused: ({ label, reason }) => `${label} ist nicht wählbar. ${reason}`.trim(),
  }),
  ShortcutHint: () => ({
    command: 'Befehl',
    alt: { mac: 'Wahl', other: 'Alt' },
    control: 'Strg',
    shift: 'Umschalt',
    windows: 'Windows',
    keys: {
      ArrowUp: 'Pfeil nach oben',
      ArrowDown: 'Pfeil nach unten',
      ArrowLeft: 'Pfeil nach links',
      ArrowRight: 'Pfeil nach rechts',
      PageUp: 'Bild auf',
      PageDown: 'Bild ab',
      '+': 'Plus',
      '-': 'Minus',
      '?': 'Fragezeichen',
      '/': 'Schrägstrich',
      '\\': 'Umgekehrter Schrägstrich',
      ',': 'Komma',
      '.': 'Punkt',
      '[': 'Eckige Klammer auf',
      ']': 'Eckige Klammer zu',
    },
    followedBy: 'dann',
    or: 'oder',
  }),
  SlideshowDialog: (locale) => ({
    close: 'Schließen',
    previous: 'Zurück',
    next: 'Weiter',
    done: 'Fertig',
    position: ({ number, count }) => `Folie ${locale.number(number)} von ${locale.number(count)}`,
  }),
  SortableGroups: (locale) => {
    const place = (position: number, count: number) =>
      `Position ${locale.number(position)} von ${locale.number(count)}`
    return {
      handle: ({ label }) => `${label} verschieben`,
      instructions:
        'Leertaste hebt an, Pfeiltasten verschieben in und zwischen Gruppen, Leertaste legt ab, Escape bricht ab.',
      lifted: ({ label, position, count, group }) =>
        `${label} angehoben. ${group}, ${place(position, count)}.`,
      moved: ({ label, position, count, group }) =>
        `${label} nach ${group} verschoben, ${place(position, count)}.`,
      dropped: ({ label, position, count, group }) =>
        `${label} in ${group} abgelegt, ${place(position, count)}.`,
      cancelled: ({ label, position, count, group }) =>
        `${label} zurück in ${group}, ${place(position, count)}.`,
    }
  },
  SortableList: (locale) => {
    const place = (position: number, count: number) =>
      `Position ${locale.number(position)} von ${locale.number(count)}`
    return {
      handle: ({ label }) => `${label} verschieben`,
      instructions:
        'Leertaste hebt an, Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.',
      lifted: ({ label, position, count }) => `${label} angehoben. ${place(position, count)}.`,
      moved: ({ label, position, count }) => `${label} verschoben, ${place(position, count)}.`,
      dropped: ({ label, position, count }) => `${label} abgelegt, ${place(position, count)}.`,
      cancelled: ({ label, position, count }) => `${label} zurück an ${place(position, count)}.`,
    }
  },
  StatTile: () => ({
    change: ({ direction, meaning }) => `${directions[direction]}${meanings[meaning]}`,
    loading: 'Wird geladen',
  }),
  Stepper: () => ({ done: 'erledigt', error: 'braucht Aufmerksamkeit', upcoming: 'offen' }),
  TimeField: timeField,
  TreeTable: (locale) => ({
    pasted: ({ changedCount, readOnlyCount, refusedCount, outsideCount }) =>
      [
        `${counted(locale, changedCount, 'Zelle', 'Zellen')} eingefügt.`,
        readOnlyCount > 0 ? `${locale.number(readOnlyCount)} übersprungen: nicht bearbeitbar.` : '',
        refusedCount > 0
          ? `${locale.number(refusedCount)} nicht übernommen: den eingefügten Text prüfen.`
          : '',
        outsideCount > 0 ? `${locale.number(outsideCount)} außerhalb der Tabelle.` : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    pastedNothing: 'Nichts eingefügt: Die Zwischenablage enthält keinen Text.',
    resized: ({ header, width }) => `${header}, ${locale.number(width)} Pixel breit`,
    selected: ({ rowCount, columnCount }) =>
      `${counted(locale, rowCount, 'Zeile', 'Zeilen')} mal ${counted(locale, columnCount, 'Spalte', 'Spalten')} ausgewählt`,
    rowsSelected: ({ count }) => `${counted(locale, count, 'Zeile', 'Zeilen')} ausgewählt`,
    moved: ({ header, place, count }) =>
      `${header}, ${locale.number(place)} von ${locale.number(count)}`,
    selectAll: 'Alle Zeilen auswählen',
    selectRow: (rowName) => `${rowName} auswählen`,
    sorted: (sorts) =>
      sorts.length === 0
        ? 'Nicht sortiert'
        : `Sortiert nach ${sorts
            .map(
              ({ header, direction }) =>
                `${header}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
            )
            .join('; dann nach ')}`,
  }),
}

function counted(locale: Locale, count: number, one: string, other: string): string {
  return `${locale.number(count)} ${locale.plural(count, { one, other })}`
}
