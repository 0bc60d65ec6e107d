import { isolateText } from '@throughline/domain/messages'
import type { Locale } from '@throughline/domain/locale'
import { german as ui } from '@throughline/ui/german'

import type { ChannelListLabels } from '../ChannelList'
import type { ImportDialogLabels } from '../ImportDialog'
import type { SavedViewsLabels } from '../SavedViews'
import type { TacticFieldsLabels } from '../TacticFields'
import type { TagManagerLabels } from '../TagManager'
import { relativeRanges } from './calendars'
import { counted } from './words'

const tactics = (locale: Locale, count: number): string =>
  counted(locale, count, 'Maßnahme', 'Maßnahmen')

const deleted = ({ name }: { name: string }): string =>
  `${isolateText(name)} wurde von jemand anderem gelöscht.`

const renamed = ({ name }: { name: string }): string =>
  `Jemand hat das inzwischen in ${isolateText(name)} umbenannt. Erneut speichern behält den eigenen Namen.`

const separators: Readonly<Record<string, string>> = {
  ',': 'Komma (,)',
  ';': 'Semikolon (;)',
  '\t': 'Tabulator',
  '|': 'Senkrechter Strich (|)',
}

const former = (text: string): string => (text === '' ? 'leer' : isolateText(text))

export const settings = {
  ChannelList: (locale: Locale): ChannelListLabels => ({
    channels: 'Kanäle',
    typeCount: ({ count }) => counted(locale, count, 'Maßnahmentyp', 'Maßnahmentypen'),
    edit: ({ name }) => `${isolateText(name)} bearbeiten`,
    delete: ({ name }) => `${isolateText(name)} löschen`,
    settings: {
      useMonthlyFocusType: 'Monatsfokus',
      isPaidMedia: 'Langläufer',
      isSummaryEnabled: 'Notizen',
      enableTacticFlagging: 'Markierungen',
      hideInFlow: 'Im Flow ausblenden',
    },
    settingHints: {
      useMonthlyFocusType: 'Bietet für jeden Monat dieses Kanals einen Fokus.',
      isPaidMedia: 'Zeigt Maßnahmen ab 21 Tagen über dem Kalender.',
      isSummaryEnabled:
        'Zeigt Notizen an Maßnahmen dieses Kanals. Ausgeblendete Notizen bleiben erhalten.',
      enableTacticFlagging: 'Maßnahmen dieses Kanals lassen sich markieren.',
      hideInFlow: 'Lässt Maßnahmen dieses Kanals im Flow weg.',
    },
    notesOff: 'Für den ganzen Plan aus',
    typesOf: ({ name }) => `Maßnahmentypen von ${isolateText(name)}`,
    type: 'Maßnahmentyp',
    platforms: 'Plattformen',
    noPlatform: 'Keine Plattform',
    fields: 'Eigene Felder',
    noFields: 'Keine',
    renamed,
    nameOf: ({ name }) => `Name von ${isolateText(name)}`,
    rename: ({ name }) => `${isolateText(name)} umbenennen`,
    optionsOf: ({ name }) => `Optionen von ${isolateText(name)}`,
    options: {
      shouldTacticsAllowMultiplePlatforms: 'Mehrere Plattformen',
      shouldHideTacticsFromNestedPlans: 'In untergeordneten Plänen verbergen',
    },
    optionHints: {
      shouldTacticsAllowMultiplePlatforms: 'Eine Maßnahme kann auf mehreren Plattformen laufen.',
      shouldHideTacticsFromNestedPlans: 'Untergeordnete Pläne sehen Maßnahmen dieses Typs nicht.',
    },
    newType: 'Neuer Maßnahmentyp',
    newTypeOf: ({ name }) => `Neuer Maßnahmentyp von ${isolateText(name)}`,
    add: 'Hinzufügen',
    typeNameRequired: 'Bitte einen Namen für den Maßnahmentyp eingeben.',
    channelGone: deleted,
    channelGoneHint: 'Der eingegebene Text lässt sich nicht speichern. Bei Bedarf vorher kopieren.',
    discard: 'Verwerfen',
    typeGone: (type) => `${deleted(type)} Speichern fügt ihn als neuen Maßnahmentyp hinzu.`,
    names: ({ names }) => names.map(isolateText).join(', '),
  }),
  TacticFields: (locale: Locale): TacticFieldsLabels => ({
    name: 'Name',
    type: 'Typ',
    description: 'Beschreibung',
    helpText: 'Hilfetext',
    helpTextHint: 'Steht neben dem Feld, während eine Maßnahme bearbeitet wird.',
    typeNames: {
      string: 'Text',
      number: 'Zahl',
      url: 'Link',
      image: 'Bild',
      richtext: 'Formatierter Text',
    },
    chooseType: 'Typ wählen',
    nameRequired: 'Zuerst einen Namen für das Feld eingeben',
    typeRequired: 'Einen Typ wählen',
    nameTooLong: `Höchstens ${locale.number(255)} Zeichen verwenden.`,
    textTooLong: `Höchstens ${locale.number(2000)} Zeichen verwenden.`,
    newField: 'Neues Feld',
    add: 'Feld hinzufügen',
    save: 'Speichern',
    addAsNew: 'Als neues Feld hinzufügen',
    discard: 'Verwerfen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    leaveQuestion: 'Ohne Speichern schließen?',
    leaveConsequence: 'Die Änderungen gehen verloren.',
    leaveAction: 'Änderungen verwerfen',
    stay: 'Weiter bearbeiten',
    editOf: ({ name }) => `${isolateText(name)} bearbeiten`,
    deleteOf: ({ name }) => `${isolateText(name)} löschen`,
    deleteQuestion: ({ name }) => `${isolateText(name)} löschen?`,
    deleteAction: 'Feld löschen',
    changedMeanwhile: ({ value }) =>
      value === ''
        ? 'Jemand hat das inzwischen geleert. Speichern ersetzt das.'
        : `Jemand hat das inzwischen in „${isolateText(value)}“ geändert. Speichern ersetzt das.`,
    deletedMeanwhile: (field) => `${deleted(field)} Es lässt sich als neues Feld hinzufügen.`,
  }),
  TagManager: (locale: Locale): TagManagerLabels => ({
    search: 'Schlagwörter suchen',
    clearSearch: 'Suche löschen',
    match: ({ visible, count }) => `${locale.number(visible)} von ${locale.number(count)}`,
    noMatches: ({ search }) => `Kein Schlagwort heißt „${search}“`,
    clearToReorder: 'Die Suche löschen, um die Reihenfolge zu ändern.',
    emptyCategory: 'Noch keine Schlagwörter in dieser Kategorie.',
    sorting: ui.SortableGroups(locale),
    rename: {
      ...ui.InlineEdit(locale),
      edit: ({ value }) => `${isolateText(value)} umbenennen`,
    },
    renamed,
    nameOf: ({ name }) => `Name von ${isolateText(name)}`,
    tacticCount: ({ count }) => tactics(locale, count),
    otherPlan: ({ mark }) =>
      `Schlagwort eines anderen Plans: ${isolateText(mark)}. Nur dort änderbar.`,
    nameRequired: 'Bitte einen Namen für das Schlagwort eingeben.',
    nameUsed: ({ category }) =>
      `${isolateText(category)} hat schon ein Schlagwort mit diesem Namen.`,
    newTag: 'Neues Schlagwort',
    category: 'Kategorie',
    chooseCategory: 'Kategorie wählen',
    newCategory: 'Neue Kategorie',
    newCategoryName: 'Name der neuen Kategorie',
    tagName: 'Name des Schlagworts',
    add: 'Schlagwort hinzufügen',
    added: ({ name, category }) =>
      `${isolateText(name)} wurde zu ${isolateText(category)} hinzugefügt.`,
    categoryRequired: 'Bitte eine Kategorie wählen.',
    newCategoryRequired: 'Bitte einen Namen für die neue Kategorie eingeben.',
    categoryWithColon: 'Der Name einer Kategorie darf keinen Doppelpunkt (:) enthalten.',
    gone: 'Von jemand anderem gelöscht',
    goneRefusal:
      'Jemand hat dieses Schlagwort gelöscht. Ein neues mit diesem Namen hinzufügen oder abbrechen.',
    deleteTag: ({ name }) => `${isolateText(name)} löschen`,
    deleteHeading: ({ name }) => `${isolateText(name)} löschen?`,
    deleteConsequence: ({ count }) => {
      if (count === null) {
        return 'Maßnahmen mit diesem Schlagwort verlieren es. Keine Maßnahme wird gelöscht.'
      }
      if (count === 0) return 'Keine Maßnahme hat dieses Schlagwort.'
      return `${tactics(locale, count)} ${count === 1 ? 'verliert' : 'verlieren'} dieses Schlagwort. Keine Maßnahme wird gelöscht.`
    },
    confirmDelete: 'Schlagwort löschen',
    cancel: 'Abbrechen',
    close: 'Schließen',
  }),
  SavedViews: (locale: Locale): SavedViewsLabels => ({
    views: 'Ansichten',
    button: ({ name, isChanged }) =>
      name === ''
        ? 'Gespeicherte Ansichten'
        : `Gespeicherte Ansicht: ${name}${isChanged ? ', geändert' : ''}`,
    mine: 'Eigene',
    plan: 'Dieser Plan',
    shared: 'Geteilt',
    isDefault: 'Öffnet mit dem Plan',
    changed: 'Seit dem Speichern geändert',
    cannotOpen: 'Diese Ansicht ist noch nicht verfügbar',
    loading: 'Gespeicherte Ansichten werden geladen',
    loadFailed: 'Die gespeicherten Ansichten konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    none: 'Noch keine gespeicherten Ansichten',
    noneHint: 'Zeitraum und Filter unter einem Namen speichern, um zu ihnen zurückzukehren.',
    update: ({ name }) => `„${name}“ aktualisieren`,
    save: 'Diese Ansicht speichern …',
    copyLink: 'Link zu dieser Ansicht kopieren',
    manage: 'Ansichten verwalten',
    viewNames: {
      month: 'Monat',
      day: 'Tag',
      flow: 'Flow',
      table: 'Tabelle',
      budget: 'Budget',
      performance: 'Leistung',
      search: 'Suche',
    },
    ranges: relativeRanges,
    range: (range) =>
      range.kind === 'relative'
        ? relativeRanges[range.name]
        : [...new Set([range.startDate, range.endDate])]
            .map((date) => locale.day(date))
            .join(' – '),
    saveHeading: 'Diese Ansicht speichern',
    name: 'Name',
    nameRequired: 'Einen Namen eingeben.',
    nameTooLong: `Höchstens ${locale.number(255)} Zeichen verwenden.`,
    renamed,
    nameUsed: 'Es gibt schon eine eigene Ansicht mit diesem Namen.',
    dates: 'Zeitraum',
    relativeDates: 'Zeitraum, der mit heute wandert',
    relativeDatesHint: 'Gezählt ab dem Tag, an dem die Ansicht geöffnet wird.',
    fixedDates: 'Dieser Zeitraum',
    relativeRange: 'Zeitraum',
    fixedRange: 'Erster und letzter Tag',
    fixedRangeRequired: 'Einen ersten und einen letzten Tag eingeben.',
    visibility: 'Sichtbar für',
    private: 'Nur für mich',
    privateHint: 'Steht unter „Eigene“.',
    sharedWith: ({ planName }) =>
      `Alle in ${planName === '' ? 'diesem Plan' : isolateText(planName)}`,
    sharedHint:
      'Sie steht in der Liste aller. Verborgene Schlagwörter und Pläne bleiben verborgen.',
    shareRefusals: {
      viewer: 'Betrachter eines Plans können keine Ansichten teilen.',
      'plan-frozen': 'Dieser Plan ist eingefroren, nur Plan-Admins können Ansichten teilen.',
      unknown: 'Noch ist nicht bekannt, ob sich in diesem Plan Ansichten teilen lassen.',
    },
    makeDefault: 'Plan mit dieser Ansicht öffnen',
    makeDefaultHint: 'Nur für mich. Ersetzt die bisherige Standardansicht.',
    includes: 'Enthält',
    saveAction: 'Ansicht speichern',
    cancel: 'Abbrechen',
    close: 'Schließen',
    manageHeading: 'Ansichten verwalten',
    emptyMine: 'Keine eigenen Ansichten in diesem Plan.',
    emptyShared: 'Niemand hat in diesem Plan eine Ansicht geteilt.',
    owner: ({ name }) => `von ${name}`,
    nameOf: ({ name }) => `Name von ${isolateText(name)}`,
    defaultOf: ({ name }) => `Plan mit ${name} öffnen`,
    shareOf: ({ name }) => `${name} teilen`,
    deleteOf: ({ name }) => `${name} löschen`,
    deleteQuestion: ({ name }) => `„${name}“ löschen?`,
    deletePrivate: 'Die Ansicht wird gelöscht. Maßnahmen und Filter bleiben, wie sie sind.',
    deleteShared: 'Die Ansicht wird für alle im Plan gelöscht, auch als Standardansicht.',
    deleteAction: 'Ansicht löschen',
  }),
  ImportDialog: (locale: Locale): ImportDialogLabels => {
    const rows = (count: number) => counted(locale, count, 'Zeile', 'Zeilen')
    const are = (count: number) => (count === 1 ? 'wird' : 'werden')
    return {
      title: ({ planName }) => `Import in ${isolateText(planName)}`,
      closeDialog: 'Dialog schließen',
      steps: 'Schritte des Imports',
      step: { file: 'Datei', columns: 'Spalten', preview: 'Prüfen' },
      cancel: 'Abbrechen',
      close: 'Schließen',
      back: 'Zurück',
      next: 'Weiter',
      file: 'Datei',
      fileHelp:
        'Eine Arbeitsmappe (.xlsx) oder eine Textdatei (.csv) mit höchstens 10 MB und 5.000 Zeilen. Eine Datei, die aus diesem Plan exportiert wurde, ändert dieselben Maßnahmen. Vor der Prüfung wird nichts importiert.',
      retryFile: 'Datei erneut lesen',
      sheet: 'Blatt',
      sheetRows: ({ rows: count, isHidden }) =>
        `${rows(count)}${isHidden ? ', in der Datei ausgeblendet' : ''}`,
      columnsHelp: 'Jede Spalte der Datei, und als was sie importiert wird.',
      namelessColumn: ({ letters }) => `Spalte ${letters}`,
      notImported: 'Nicht importiert',
      itemFields: 'Maßnahme',
      universalFields: 'Eigene Felder',
      noSamples: 'Leer',
      missingFields: ({ names }) =>
        `Neue Maßnahmen brauchen Spalten für ${locale.list(names)}. Eine Spalte mit IDs genügt, um vorhandene zu ändern.`,
      separator: 'Trennzeichen',
      separatorName: ({ separator }) => separators[separator] ?? separator,
      encoding: 'Zeichensatz',
      encodingName: {
        'utf-8': 'Unicode (UTF-8)',
        'utf-16le': 'Unicode (UTF-16)',
        'utf-16be': 'Unicode (UTF-16, Big-Endian)',
        'windows-1252': 'Westlich (Windows-1252)',
        macintosh: 'Westlich (Mac Roman)',
        'windows-1250': 'Mitteleuropäisch (Windows-1250)',
        'iso-8859-2': 'Mitteleuropäisch (ISO 8859-2)',
        'windows-1251': 'Kyrillisch (Windows-1251)',
        'koi8-r': 'Kyrillisch (KOI8-R)',
        ibm866: 'Kyrillisch (DOS)',
        'windows-1253': 'Griechisch (Windows-1253)',
        'windows-1254': 'Türkisch (Windows-1254)',
        'windows-1255': 'Hebräisch (Windows-1255)',
        'windows-1256': 'Arabisch (Windows-1256)',
        'windows-1257': 'Baltisch (Windows-1257)',
        'windows-1258': 'Vietnamesisch (Windows-1258)',
        shift_jis: 'Japanisch (Shift JIS)',
        'euc-jp': 'Japanisch (EUC-JP)',
        gb18030: 'Chinesisch, vereinfacht (GB 18030)',
        big5: 'Chinesisch, traditionell (Big5)',
        'euc-kr': 'Koreanisch (EUC-KR)',
      },
      dateOrder: ({ sample }) => `Daten wie ${sample}`,
      dateOrderHelp: 'Die Datei verrät nicht, was gemeint ist.',
      dateOrderFromFile: 'Andere Daten der Datei zeigen, dass das gemeint ist.',
      dateOrderOption: ({ order, date }) =>
        `${locale.day(date, 'long')} (${order === 'month-first' ? 'Monat' : 'Tag'} zuerst)`,
      decimalSign: ({ sample }) => `Zahlen wie ${sample}`,
      decimalSignHelp: 'Die Datei verrät nicht, was gemeint ist.',
      decimalSignFromFile: 'Andere Zahlen der Datei zeigen, dass das gemeint ist.',
      decimalSignOption: ({ sign, number }) =>
        `Dezimal${sign === '.' ? 'punkt' : 'komma'}: ${number ?? 'nicht lesbar'}`,
      clears: 'Leere Zellen löschen Werte',
      clearsHelp:
        'Kosten, Impressionen, Rating-Punkte, Wiederholungen, Plattformen, Schlagwörter, Initiativen und eigene Felder. Ohne diese Option lässt eine leere Zelle die Maßnahme, wie sie ist.',
      noRows: 'Dieses Blatt hat keine Zeilen unter den Überschriften.',
      rowsAbove: ({ count }) =>
        `${rows(count)} über den Überschriften ${are(count)} nicht importiert.`,
      hiddenRows: ({ count }) =>
        `${rows(count)}, in der Datei ausgeblendet, ${are(count)} auch gelesen.`,
      sums: ({ count }) =>
        `${counted(locale, count, 'Summe', 'Summen')} ${are(count)} ausgelassen.`,
      repeated: ({ count }) =>
        `${counted(locale, count, 'wiederholte Zeile', 'wiederholte Zeilen')} ${are(count)} ausgelassen.`,
      checking: 'Zeilen werden geprüft',
      previewFailed: 'Die Zeilen konnten nicht geprüft werden.',
      retry: 'Erneut versuchen',
      rows: 'Zeilen der Datei',
      row: 'Zeile',
      result: 'Ergebnis',
      rowName: ({ row, title }) => (title === '' ? `Zeile ${row}` : `Zeile ${row}, ${title}`),
      outcome: { create: 'Neu', update: 'Geändert', unchanged: 'Unverändert', problem: 'Problem' },
      former: ({ before }) => `war ${former(before)}`,
      cleared: 'Geleert',
      otherChange: ({ name, before, after }) =>
        after === ''
          ? `${name} wird geleert, war ${former(before)}.`
          : `${name}: ${isolateText(after)}, war ${former(before)}.`,
      counts: ({ create, update, unchanged, problem, skipped }) =>
        [
          [create, 'neu'],
          [update, 'geändert'],
          [unchanged, 'unverändert'],
          [problem, problem === 1 ? 'mit einem Problem' : 'mit Problemen'],
          [skipped, 'übersprungen'],
        ]
          .filter(([count]) => count !== 0)
          .map(([count, what]) => `${locale.number(Number(count))} ${what}`)
          .join(', '),
      show: 'Anzuzeigende Zeilen',
      showAll: 'Alle Zeilen',
      showProblems: ({ count }) => `Probleme (${locale.number(count)})`,
      skipProblems: ({ count }) =>
        `${rows(count)} mit ${count === 1 ? 'einem Problem' : 'Problemen'} überspringen`,
      skipFirst: 'Zeilen mit Problemen in der Datei korrigieren oder hier überspringen.',
      nothingToDo: 'Es gibt nichts zu importieren: Keine Zeile ändert etwas.',
      apply: ({ count }) => `${tactics(locale, count)} importieren`,
      applying: 'Import läuft',
      fileDrop: { ...ui.FileDrop(locale), uploading: () => 'Wird gelesen' },
      stepper: ui.Stepper(locale),
      table: {
        ...ui.DataTable(locale),
        selectAll: 'Alle Zeilen importieren',
        selectRow: (rowName) => `${rowName} importieren`,
        filteredEmpty: 'Keine Zeile hat ein Problem',
      },
    }
  },
}
