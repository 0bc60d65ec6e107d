import { englishRuleLabels } from '@throughline/domain/recurrence'
import type { Locale } from '@throughline/domain/locale'
import { isolateText } from '@throughline/domain/messages'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { amountRefusalText } from '@throughline/domain/budget'
import { civilDateOf, weekdayOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import { german as ui } from '@throughline/ui/german'

import type { BulkChangeLabels, SelectionBarLabels } from '../BulkChanges'
import type { DetailEditorLabels } from '../DetailEditor'
import type { RecurrenceLabels } from '../RecurrenceDialog'
import { Amount, counted, Rule, rule } from './words'

const tactics = (locale: Locale, count: number): string =>
  counted(locale, count, 'Maßnahme', 'Maßnahmen')

const MINUTES_PATTERN = /^[\d\u0660-\u0669]{1,4}\D/u

/** `Angelegt von Maya am 18.11.26`, `Angelegt vor 3 Minuten`. */
function created(verb: string, { by, on }: { by: string | null; on: string | null }): string {
  const who = by === null ? '' : ` von ${isolateText(by)}`
  return `${verb}${who}${on === null ? '' : MINUTES_PATTERN.test(on) ? ` am ${on}` : ` ${on}`}`
}

const notices = {
  'repeat-cleared': 'Die Wiederholung wurde entfernt, weil sich der Beginn geändert hat.',
  parked: 'Geparkte Einträge haben keine Daten, keine Wiederholung und keine Initiativen.',
  'end-raised': 'Das Ende lag vor dem Beginn. Es ist jetzt der Beginn.',
  'whole-months': 'Einträge dieses Typs dauern ganze Monate. Die Daten wurden erweitert.',
} as const

export const editors = {
  DetailEditor: (locale: Locale): DetailEditorLabels => ({
    heading: ({ isNew, isInitiative, isReadOnly }) => {
      const kind = isInitiative ? 'Initiative' : 'Maßnahme'
      if (isReadOnly) return kind
      return isNew ? `Neue ${kind}` : `${kind} bearbeiten`
    },
    parts: {
      title: 'Titel',
      channelId: 'Kanal',
      tacticTypeId: 'Maßnahmentyp',
      tacticPlatformIds: 'Plattformen',
      startDate: 'Beginn',
      endDate: 'Ende',
      isAllDay: 'Ganztägig',
      hasDuration: 'Dauer zeigen',
      isUnscheduled: 'Parkplatz',
      isFlagged: 'Markierung',
      rrule: 'Wiederholung',
      recurrenceEndDay: 'Ende der Serie',
      estimatedCost: 'Geschätzte Kosten',
      actualCost: 'Tatsächliche Kosten',
      impressions: 'Impressionen',
      ratingPoints: 'Rating-Punkte',
      relatedInitiativeIds: 'Initiativen',
      tagIds: 'Schlagwörter',
      documentIds: 'Dokumente',
      notes: 'Notizen',
    },
    initiativeType: 'Initiativentyp',
    ratingPoints: { grp: 'GRP', trp: 'TRP' },
    titlePlaceholder: 'Titel',
    chooseChannel: 'Kanal wählen',
    noChannels: 'Dieser Plan hat keine Kanäle',
    lockedChannel: 'Hier fehlt das Bearbeitungsrecht',
    chooseType: 'Typ wählen',
    chooseChannelFirst: 'Zuerst einen Kanal wählen',
    noPlatform: 'Keine Plattform',
    flagged: 'Markiert',
    notFlagged: 'Nicht markiert',
    wholeMonths: 'Dauert ganze Monate.',
    days: { outOfBounds: 'Einen Tag innerhalb von zehn Jahren wählen.' },
    amountRefused: (refusal) => amountRefusalText(refusal, Amount(locale)),
    repeat: (provided) => rule(locale, provided),
    add: 'Hinzufügen',
    close: 'Schließen',
    closePanel: 'Bereich schließen',
    tryAgain: 'Erneut versuchen',
    none: 'Keine',
    addInitiative: 'Initiative hinzufügen',
    findInitiative: 'Initiative suchen',
    noInitiatives: 'Keine Initiative liegt innerhalb von 60 Tagen um diese Daten.',
    unknownInitiative: 'Initiative eines anderen Plans',
    removeInitiative: ({ title }) => `${title} entfernen`,
    addTag: 'Schlagwort hinzufügen',
    findTag: 'Schlagwort suchen',
    removeTag: ({ name }) => `${name} entfernen`,
    newTag: ({ name }) => `Neues Schlagwort „${name}“`,
    tagCategory: 'Kategorie',
    createTag: 'Schlagwort anlegen',
    createTagFailed: 'Das Schlagwort konnte nicht angelegt werden. Bitte erneut versuchen.',
    customFields: ({ typeName }) =>
      typeName === null ? 'Felder des Plans' : `Felder: ${typeName}`,
    openLink: ({ label }) => `${label} in neuem Tab öffnen`,
    imageOf: ({ label }) => `Bild von ${label}`,
    notesFailed: 'Die Notizen konnten nicht geladen werden.',
    notesFailedHint: 'Die anderen Felder lassen sich ändern und speichern.',
    save: 'Speichern',
    saveAndCopy: 'Speichern und kopieren',
    saveAndNew: 'Speichern und neu',
    saveAsNew: 'Als neu speichern',
    deletedMeanwhile: ({ isReadOnly }) => {
      const deleted = 'Dieser Eintrag wurde gelöscht, während er hier offen war.'
      return isReadOnly ? deleted : `${deleted} Er lässt sich neu speichern oder schließen.`
    },
    moreWaysToSave: 'Weitere Arten zu speichern',
    delete: 'Löschen',
    cancel: 'Abbrechen',
    back: 'Zurück',
    previous: 'Vorheriger Eintrag',
    next: 'Nächster Eintrag',
    copyLink: 'Link kopieren',
    openAsPage: 'Als Seite öffnen',
    openAsPanel: 'Neben dem Kalender öffnen',
    resize: 'Breite des Bereichs',
    side: 'Initiativen, Schlagwörter und Dokumente',
    createdBy: (fact) => created('Angelegt', fact),
    changedBy: (fact) => created('Geändert', fact),
    errorTitle: (count) =>
      count === 1
        ? 'Ein Feld braucht eine Korrektur'
        : `${locale.number(count)} Felder brauchen eine Korrektur`,
    error: ({ name, part, code, isInitiative }) => {
      switch (code) {
        case 'required':
          if (part === 'title') return 'Einen Titel eingeben.'
          if (part === 'tacticTypeId') {
            return isInitiative ? 'Einen Initiativentyp wählen.' : 'Einen Maßnahmentyp wählen.'
          }
          return `${name} eingeben.`
        case 'too-long':
          return part === 'title'
            ? `Höchstens ${locale.number(TITLE_LIMIT_LENGTH)} Zeichen verwenden.`
            : 'Der Inhalt dieses Felds ist größer als 1 MB, ein Teil geht verloren.'
        case 'invalid-date':
          return `${name}: ein Datum eingeben, zum Beispiel ${locale.day('2026-11-18')}.`
        case 'invalid-time':
          return `${name}: eine Uhrzeit eingeben, zum Beispiel 8:30.`
        case 'end-before-start':
          return 'Ein Ende wählen, das nicht vor dem Beginn liegt.'
        case 'series-ends-before-start':
          return 'Ein Ende der Serie wählen, das nicht vor dem Beginn liegt.'
        case 'invalid-number':
          return `${name}: eine Zahl eingeben.`
        case 'invalid-link':
        default:
          return `${name}: eine Adresse eingeben, zum Beispiel https://example.com.`
      }
    },
    notice: ({ code, names }) =>
      code === 'choice-cleared'
        ? `Mit der bisherigen Wahl geleert: ${names.join(', ')}.`
        : notices[code],
    undo: 'Rückgängig',
    stopped: 'Das war nicht möglich.',
    saveFailed: 'Das konnte nicht gespeichert werden. Bitte erneut versuchen.',
    draftRetained: 'Nicht gespeicherte Änderungen, auf diesem Rechner aufbewahrt',
    draftRestored: 'Die nicht gespeicherten Änderungen sind wieder da.',
    discardDraft: 'Verwerfen',
    dismiss: 'Ausblenden',
    liveChange: ({ by, names }) =>
      `${by === null ? 'Andere haben' : `${isolateText(by)} hat`} geändert: ${names.join(', ')}.`,
    openItsPlan: ({ name }) => `In ${isolateText(name)} öffnen`,
    conflictTitle: ({ by }) =>
      `${by === null ? 'Jemand' : isolateText(by)} hat diesen Eintrag während der Bearbeitung geändert`,
    conflictText: 'Für jedes Feld wählen, welche Fassung bleibt, dann erneut speichern.',
    mine: 'Eigene',
    theirs: 'Andere',
    takeMine: 'Alle eigenen behalten',
    takeTheirs: 'Alle anderen übernehmen',
    applyConflict: 'Auswahl übernehmen',
    deleteTitle: ({ isInitiative }) =>
      isInitiative ? 'Diese Initiative löschen?' : 'Diese Maßnahme löschen?',
    deleteHint: ({ isSeries }) =>
      isSeries
        ? 'Sie wiederholt sich: Die ganze Serie wird gelöscht.'
        : 'Sie wird für alle aus dem Plan entfernt.',
    deleteFailed: 'Beim Löschen ist ein Fehler aufgetreten. Bitte erneut versuchen.',
    keep: 'Behalten',
    leaveTitle: 'Wirklich abbrechen? Die Änderungen gehen verloren.',
    leave: 'Änderungen verwerfen',
    stay: 'Weiter bearbeiten',
    on: 'Ja',
    off: 'Nein',
    allDay: (day) => `${day}, ganztägig`,
    documents: {
      list: 'Angehängte Dokumente',
      none: 'Keine Dokumente',
      attach: 'Dokument des Plans hinzufügen',
      find: 'Dokument suchen',
      upload: 'Dokumente hochladen',
      hint: ({ maxSize }) => `Je höchstens ${maxSize}.`,
      preview: ({ name }) => `${name} zeigen`,
      download: ({ name }) => `${name} herunterladen`,
      more: ({ name }) => `Weitere Aktionen für ${name}`,
      remove: 'Von diesem Eintrag entfernen',
      delete: 'Dokument löschen',
      deleteTitle: 'Dieses Dokument löschen?',
      deleteHint: ({ name, otherCount }) =>
        otherCount === 0
          ? `${name} wird aus dem Plan gelöscht.`
          : `${name} wird aus dem Plan gelöscht. Es hängt auch an ${counted(
              locale,
              otherCount,
              'weiteren Eintrag',
              'weiteren Einträgen',
            )}.`,
      deleteConfirm: 'Dokument löschen',
      keep: 'Behalten',
      close: 'Schließen',
      drop: ui.FileDrop(locale),
      lightbox: ui.Lightbox(locale),
    },
  }),
  Recurrence: (locale: Locale): RecurrenceLabels => ({
    rule: { ...englishRuleLabels, ...Rule(locale) },
    repeats: 'Wiederholung',
    never: 'Keine Wiederholung',
    custom: 'Benutzerdefiniert …',
    startNeeded: 'Zuerst einen Beginn eingeben.',
    ends: 'Endet',
    dateField: { ...ui.DateField(locale), openCalendar: 'Kalender für das Ende öffnen' },
    next: ({ nextDays, moreCount, lastDay }, today) => {
      const dayText = (day: number) => {
        const isThisYear = yearMonthOf(day).year === yearMonthOf(today).year
        const date = locale.day(civilDateOf(day), isThisYear ? 'month-and-day' : 'short')
        return `${locale.weekdayName(weekdayOf(day), 'short')} ${date}`
      }
      if (nextDays.length === 0) {
        return lastDay === null
          ? 'Kein Tag passt zu dieser Wiederholung.'
          : `Die Serie endete am ${locale.day(civilDateOf(lastDay))}.`
      }
      const days = `Als Nächstes: ${nextDays.map(dayText).join(', ')}`
      if (moreCount === null) return `${days} und so weiter ohne Ende.`
      if (moreCount === 0 || lastDay === null) return `${days}, dann endet sie.`
      return `${days}, dann noch ${locale.number(moreCount)} bis ${locale.day(civilDateOf(lastDay))}.`
    },
    showDays: 'Tage zeigen',
    seriesDays: 'Tage der Serie',
    markedDay: 'wiederholt sich',
    skipsShortMonths: 'Monate ohne diesen Tag werden ausgelassen.',
    wholeSeries: 'Änderungen gelten für die ganze Serie.',
    dialogTitle: 'Benutzerdefinierte Wiederholung',
    closeDialog: 'Schließen',
    frequency: 'Wiederholung',
    frequencies: {
      DAILY: 'Täglich',
      WEEKLY: 'Wöchentlich',
      MONTHLY: 'Monatlich',
      YEARLY: 'Jährlich',
    },
    interval: 'Alle',
    intervalUnit: ({ frequency, interval }) =>
      ({
        DAILY: ['Tag', 'Tage'],
        WEEKLY: ['Woche', 'Wochen'],
        MONTHLY: ['Monat', 'Monate'],
        YEARLY: ['Jahr', 'Jahre'],
      })[frequency][interval === 1 ? 0 : 1] ?? '',
    numberField: ui.NumberField(locale),
    weekdays: 'Am',
    weekday: (weekday) => locale.weekdayName(weekday, 'short'),
    weekdayNeeded: 'Mindestens einen Wochentag wählen.',
    monthlyRule: 'Am',
    monthlyRuleNeeded: 'Einen Tag des Monats wählen.',
    monthlyChoice: (description) =>
      description.replace(/^Monatlich am ./u, (start) => start.slice(-1).toUpperCase()),
    save: 'Regel speichern',
    cancel: 'Abbrechen',
  }),
  SelectionBar: (locale: Locale): SelectionBarLabels => ({
    toolbar: 'Ausgewählte Einträge',
    selected: ({ count }) => `${locale.number(count)} ausgewählt`,
    move: 'Verschieben …',
    type: 'Typ …',
    tags: 'Schlagwörter …',
    flag: 'Markieren',
    unflag: 'Markierung entfernen',
    copy: 'Kopieren …',
    delete: 'Löschen …',
    clear: 'Auswahl aufheben',
    more: 'Weitere Aktionen',
  }),
  BulkChange: (locale: Locale): BulkChangeLabels => {
    const verbOf: BulkChangeLabels['apply'] = ({ kind, change, count }) => {
      const object = tactics(locale, count)
      if (kind === 'flag') {
        return change?.kind === 'flag' && !change.isFlagged
          ? `Markierung von ${object} entfernen`
          : `${object} markieren`
      }
      if (kind === 'move') return `${object} verschieben`
      if (kind === 'copy') return `${object} kopieren`
      return kind === 'delete' ? `${object} löschen` : `${object} ändern`
    }
    return {
      title: (parts) => {
        const { kind, change, count } = parts
        const object = tactics(locale, count)
        if (kind === 'type') return `Typ von ${object} ändern`
        if (kind === 'tags') return `Schlagwörter von ${object} ändern`
        if (change?.kind !== 'move') return verbOf(parts)
        const days = counted(locale, Math.abs(change.deltaDays), 'Tag', 'Tage')
        return `${object} um ${days} ${change.deltaDays < 0 ? 'vorziehen' : 'verschieben'}`
      },
      sentence: ({
        change,
        initiativeTitle,
        firstDay,
        newFirstDay,
        typeName,
        addedTags,
        removedTags,
      }) => {
        const subject =
          initiativeTitle === null
            ? null
            : `„${isolateText(initiativeTitle)}“ und die verknüpften Maßnahmen`
        const text = () => {
          switch (change.kind) {
            case 'move':
              if (firstDay === null || newFirstDay === null) return ''
              return `${subject ?? 'Die erste'}: von ${locale.day(firstDay)} auf ${locale.day(newFirstDay)}.`
            case 'copy':
              return newFirstDay === null
                ? ''
                : `Die erste Kopie liegt am ${locale.day(newFirstDay)}.`
            case 'type':
              return typeName === null ? '' : `Der neue Typ ist ${typeName}.`
            case 'tags':
              return [
                addedTags.length === 0 ? '' : `Fügt ${addedTags.join(', ')} hinzu.`,
                removedTags.length === 0 ? '' : `Entfernt ${removedTags.join(', ')}.`,
              ]
                .join(' ')
                .trim()
            case 'delete':
              return 'Sie werden aus dem Plan gelöscht.'
            case 'flag':
            default:
              return ''
          }
        }
        const sentence = text()
        return sentence === '' && subject !== null ? `${subject}.` : sentence
      },
      changed: ({ kind, change, count }) => {
        const number = locale.number(count)
        const auxiliary = count === 1 ? 'wird' : 'werden'
        if (kind === 'flag' && change?.kind === 'flag' && !change.isFlagged) {
          return `${number} ${count === 1 ? 'verliert' : 'verlieren'} die Markierung`
        }
        const done = { move: 'verschoben', copy: 'kopiert', delete: 'gelöscht', flag: 'markiert' }
        const participle = Object.entries(done).find(([name]) => name === kind)?.[1] ?? 'geändert'
        return `${number} ${auxiliary} ${participle}`
      },
      counts: ({ initiatives, tactics: tacticCount }) =>
        [
          initiatives === 0 ? '' : counted(locale, initiatives, 'Initiative', 'Initiativen'),
          tacticCount === 0 ? '' : tactics(locale, tacticCount),
        ]
          .filter((text) => text !== '')
          .join(', '),
      refused: ({ kind, count }) =>
        kind === 'copy'
          ? `${locale.number(count)} ${count === 1 ? 'wird' : 'werden'} nicht kopiert`
          : `${locale.number(count)} ${count === 1 ? 'bleibt' : 'bleiben'} unverändert`,
      unchanged: ({ count }) => `${locale.number(count)} ${count === 1 ? 'ist' : 'sind'} schon so`,
      nothingToChange: () => 'Nichts davon lässt sich so ändern.',
      apply: verbOf,
      next: 'Weiter',
      back: 'Zurück',
      cancel: 'Abbrechen',
      close: 'Schließen',
      closeDialog: 'Dialog schließen',
      loading: 'Änderungen werden geprüft',
      summaryFailed: 'Die Änderungen konnten nicht geprüft werden.',
      retry: 'Erneut versuchen',
      applying: 'Maßnahmen werden geändert',
      by: 'Um',
      byDays: 'Anzahl der Tage',
      toDate: 'Auf ein Datum',
      days: 'Tage',
      daysUnit: ({ days }) => (Math.abs(days) === 1 ? 'Tag' : 'Tage'),
      daysHelp: 'Eine Zahl unter null zieht vor.',
      newFirstDay: 'Neuer erster Tag',
      preview: ({ kind, firstDay, newFirstDay }) =>
        kind === 'move'
          ? `Die erste wandert von ${locale.day(firstDay)} auf ${locale.day(newFirstDay)}.`
          : `Die erste Kopie liegt am ${locale.day(newFirstDay)}.`,
      type: 'Kanal und Typ',
      typeHelp: 'Einen Typ nach seinem Namen oder dem seines Kanals suchen.',
      lockedChannel: 'Hier fehlt das Bearbeitungsrecht',
      addTags: 'Hinzufügen',
      removeTags: 'Entfernen',
      numberField: ui.NumberField(locale),
      dateField: ui.DateField(locale),
    }
  },
}
