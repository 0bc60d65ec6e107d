import {
  nearestDateOf,
  dayNumberOfParts,
  weekdayOf,
  yearMonthOf,
} from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { Locale } from '@throughline/domain/locale'

import type {
  ItemIntentLabels,
  ItemMenuLabels,
  ItemSummaryLabels,
  MultiSelectionLabels,
  WhenParts,
} from '../calendar-core'
import type { CalendarBarLabels, CalendarEntryLabels } from '../calendar-parts'
import type { CalendarHeaderLabels, RangePeriodLabels } from '../CalendarHeader'
import type { DayCalendarLabels } from '../calendars/Day'
import type { FlowCalendarLabels } from '../calendars/Flow'
import type { MonthCalendarLabels } from '../calendars/Month'
import type { OverstoryLabels } from '../calendars/Overstory'
import type { ParkingLotLabels } from '../calendars/ParkingLot'
import type { FlowBarLabels } from '../FlowBar'
import type { QuickCreateLabels } from '../QuickCreate'
import { counted, joined, rule } from './words'

/** A year in which 29 February is a day. */
const LEAP_YEAR = 2024

const dateOf = (year: number, month: number, dayOfMonth = 1): CivilDate =>
  nearestDateOf(dayNumberOfParts(year, month, dayOfMonth))

const span = (locale: Locale, firstDay: CivilDate, lastDay: CivilDate): string =>
  firstDay === lastDay ? locale.day(firstDay) : `${locale.day(firstDay)} bis ${locale.day(lastDay)}`

const dashed = (locale: Locale, start: CivilDate, end: CivilDate): string =>
  start === end ? locale.day(start) : `${locale.day(start)} – ${locale.day(end)}`

const entries = (locale: Locale, count: number): string =>
  counted(locale, count, 'Eintrag', 'Einträge')

const CalendarBar = (locale: Locale): CalendarBarLabels => ({
  time: ({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`,
  bar: ({ visibleText, channelName, firstDay, lastDay, planMark, ...is }) =>
    joined([
      visibleText,
      channelName,
      span(locale, firstDay, lastDay),
      planMark === null ? '' : `Plan ${planMark}`,
      is.isRepeating ? 'wiederholt sich' : '',
      is.isFlagged ? 'markiert' : '',
      is.isSelected === true ? 'ausgewählt' : '',
      is.isBusy ? 'wird gespeichert' : '',
    ]),
})

const CalendarEntry = (locale: Locale): CalendarEntryLabels => ({
  ...CalendarBar(locale),
  event: ({ visibleText, calendarName, alsoIn, firstDay, lastDay, isRepeating }) =>
    joined([
      visibleText,
      `Termin aus ${calendarName}`,
      alsoIn.length === 0 ? '' : `auch in ${alsoIn.join(', ')}`,
      span(locale, firstDay, lastDay),
      isRepeating ? 'wiederholt sich' : '',
      'schreibgeschützt',
    ]),
})

const ItemIntent = (locale: Locale): ItemIntentLabels => ({
  moved: ({ title, firstDay, lastDay }) =>
    `${title} verschoben auf ${span(locale, firstDay, lastDay)}`,
  resized: ({ title, firstDay, lastDay }) =>
    `${title} dauert jetzt ${firstDay === lastDay ? 'einen Tag, ' : ''}${span(locale, firstDay, lastDay)}`,
  moveCancelled: ({ title }) => `${title} bleibt an seinem Platz`,
  moveRefused: ({ title }) => `${title} lässt sich nicht verschieben`,
  resizeCancelled: ({ title }) => `${title} behält seine Daten`,
  resizeRefused: ({ title }) => `${title} lässt sich nicht verlängern oder verkürzen`,
  resizeEnded: ({ title }) => `${title} kann nicht kürzer als ein Tag sein`,
  deleteRefused: ({ title }) => `${title} lässt sich nicht löschen`,
  createRefused: 'Hier lässt sich nichts hinzufügen',
  createCancelled: 'Keine Tage gewählt',
})

const MultiSelection = (locale: Locale): MultiSelectionLabels => ({
  itemsSelected: ({ count }) => `${entries(locale, count)} ausgewählt`,
  selectionCleared: 'Auswahl aufgehoben',
  selectionMoves: ({ count, deltaDays }) =>
    `${entries(locale, count)} um ${counted(locale, Math.abs(deltaDays), 'Tag', 'Tage')} ${deltaDays < 0 ? 'nach vorn' : 'nach hinten'} verschieben`,
  selectionStays: ({ count }) => `${entries(locale, count)} ${count === 1 ? 'bleibt' : 'bleiben'}`,
  selectionInstructions:
    'Leertaste auf einem Eintrag wählt ihn aus, statt ihn zu öffnen, Umschalt mit Leertaste wählt einen Bereich, Strg A wählt alle, Escape hebt die Auswahl auf.',
})

const shared = {
  loading: 'Maßnahmen werden geladen',
  addTactic: 'Maßnahme hinzufügen',
  clearFilters: 'Filter löschen',
  retry: 'Erneut versuchen',
}

const itemKeys =
  'Auf einem Eintrag verschiebt ihn Alt mit Pfeiltaste; Alt und Umschalt mit Pfeiltaste ändern sein Ende, mit Pos1 und Ende seinen Anfang. I zeigt mehr dazu, Entf löscht ihn, Strg C kopiert ihn, Umschalt F10 öffnet sein Menü.'

const when = (locale: Locale, { firstDay, lastDay, times }: WhenParts): string =>
  `${span(locale, firstDay, lastDay)}, ${times ?? 'ganztägig'}`

export const calendars = {
  CalendarBar,
  CalendarEntry,
  ItemIntent,
  MultiSelection,
  CalendarHeader: (locale: Locale): CalendarHeaderLabels => ({
    loadingPlan: 'Plan wird geladen',
    period: 'Angezeigter Zeitraum',
    view: 'Ansicht',
    filters: 'Filter',
    activeFilters: ({ count }) => `${locale.number(count)} Filter aktiv`,
    options: 'Ansichtsoptionen',
    addTactic: 'Maßnahme hinzufügen',
  }),
  RangePeriod: (): RangePeriodLabels => ({
    range: 'Angezeigter Zeitraum',
    previous: 'Frühere Tage',
    next: 'Spätere Tage',
    today: 'Heute',
    goToDate: 'Zum Datum',
    date: 'Datum',
    wentTo: ({ date }) => `Zeitachse bei ${date}`,
    presets: relativeRanges,
  }),
  ItemMenu: (locale: Locale): ItemMenuLabels => ({
    menu: 'Eintrag',
    dayMenu: 'Tag',
    addTactic: 'Maßnahme hinzufügen',
    openDay: 'Tag öffnen',
    open: 'Öffnen',
    copyTactic: 'Maßnahme kopieren',
    copyInitiative: 'Initiative kopieren',
    moveWithRelated: 'Mit ihren Maßnahmen verschieben …',
    delete: 'Löschen',
    selectionMenu: ({ count }) => `${entries(locale, count)} ausgewählt`,
    moveSelection: 'Verschieben …',
    changeType: 'Typ ändern …',
    changeTags: 'Schlagwörter …',
    flag: 'Markieren',
    unflag: 'Markierung entfernen',
    copySelection: 'Kopieren …',
    deleteSelection: 'Löschen …',
  }),
  ItemSummary: (locale: Locale): ItemSummaryLabels => ({
    ...CalendarBar(locale),
    day: (date) => locale.day(date),
    repeat: (provided) => rule(locale, provided),
    topic: 'Thema',
    initiative: 'Initiative',
    channel: 'Kanal',
    type: 'Maßnahmentyp',
    platform: 'Plattform',
    noPlatform: 'Keine Plattform',
    plan: 'Plan',
    date: 'Datum',
    startDate: 'Beginn',
    endDate: 'Ende',
    repeats: 'Wiederholung',
    endRepeat: 'Ende der Serie',
    never: 'Nie',
    notes: 'Notizen',
    noNotes: 'Keine Notizen',
    loadingNotes: 'Notizen werden geladen',
    notesFailed: 'Die Notizen konnten nicht geladen werden.',
    retryNotes: 'Erneut versuchen',
    calendar: 'Kalender',
    alsoIn: 'Auch in',
    singleReasons: {
      unreadable_rule:
        'Einmal angezeigt. Der Kalender wiederholt den Termin nach einer Regel, die nicht lesbar ist.',
      several_rules:
        'Einmal angezeigt. Der Kalender wiederholt den Termin nach mehreren Regeln ohne Ende.',
      excluding_rule:
        'Einmal angezeigt. Der Kalender nimmt Tage nach einer Regel ohne Ende aus der Serie.',
      moved_series:
        'Einmal angezeigt. Eine Änderung aller späteren Termine der Serie war nicht nachvollziehbar.',
      too_frequent:
        'Einmal pro Tag angezeigt. Der Kalender wiederholt den Termin mehr als 48-mal am Tag.',
    },
  }),
  MonthCalendar: (locale: Locale): MonthCalendarLabels => {
    const monthOf = ({ year, month }: { year: number; month: number }) =>
      locale.day(dateOf(year, month), 'month')
    return {
      ...CalendarEntry(locale),
      ...ItemIntent(locale),
      ...MultiSelection(locale),
      ...shared,
      grid: monthOf,
      weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => locale.weekdayName(weekday, 'short')),
      weekdayNames: [0, 1, 2, 3, 4, 5, 6].map((weekday) => locale.weekdayName(weekday)),
      dayText: ({ month, dayOfMonth, hasMonth }) =>
        hasMonth
          ? locale.day(dateOf(LEAP_YEAR, month, dayOfMonth), 'named')
          : locale.number(dayOfMonth),
      dayLink: ({ visibleText, year, month, weekday, itemCount }) =>
        `${visibleText}, ${locale.weekdayName(weekday)}, ${monthOf({ year, month })}, ${entries(locale, itemCount)}`,
      more: ({ count }) => `+${locale.number(count)} weitere`,
      moreName: ({ visibleText, day }) => `${visibleText} am ${locale.day(day)}`,
      dayListTitle: ({ year, month, dayOfMonth }) =>
        locale.day(dateOf(year, month, dayOfMonth), 'full'),
      dayListEmpty: 'An diesem Tag ist nichts geplant.',
      printRange: ({ firstDay, lastDay }) => `${locale.day(firstDay)} – ${locale.day(lastDay)}`,
      continued: 'Fortsetzung',
      printTitle: monthOf,
      legend: 'Kanäle',
      empty: (month) => `Im ${monthOf(month)} ist nichts geplant.`,
      emptyHint: 'Doppelklick auf einen Tag fügt eine Maßnahme hinzu.',
      emptyFiltered: 'Nichts in diesem Monat passt zu den Filtern.',
      error: 'Die Maßnahmen dieses Monats konnten nicht geladen werden.',
      rangeChosen: ({ firstDay, lastDay, dayCount }) =>
        `${span(locale, firstDay, lastDay)} gewählt, ${counted(locale, dayCount, 'Tag', 'Tage')}. Eingabe fügt einen Eintrag hinzu, Escape bricht ab.`,
      instructions: `Pfeiltasten bewegen um Tag und Woche, Bild auf und Bild ab um einen Monat. Umschalt mit Pfeiltaste wählt mehrere Tage. Eingabe geht zu den Einträgen eines Tages, N fügt einen hinzu, D öffnet den Tag. ${itemKeys}`,
    }
  },
  DayCalendar: (locale: Locale): DayCalendarLabels => {
    const itemsText = (count: number) => (count === 0 ? 'keine Einträge' : entries(locale, count))
    return {
      ...CalendarEntry(locale),
      ...ItemIntent(locale),
      ...shared,
      grid: ({ firstDay, lastDay }) => `Stunden von ${span(locale, firstDay, lastDay)}`,
      dayHead: ({ weekday, isOnly }) => locale.weekdayName(weekday, isOnly ? 'long' : 'short'),
      dayName: ({ year, month, dayOfMonth }) => locale.day(dateOf(year, month, dayOfMonth), 'full'),
      allDay: 'Ganztägig',
      hour: ({ time }) => time,
      slot: ({ time, dayName, itemCount }) => `${time}, ${dayName}, ${itemsText(itemCount)}`,
      allDayCell: ({ dayName, itemCount }) => `Ganztägig, ${dayName}, ${itemsText(itemCount)}`,
      timeRange: ({ start, end }) => `${start}–${end}`,
      until: ({ end }) => `–${end}`,
      boxName: ({ name, end }) => `${name}, bis ${end}`,
      more: ({ count }) => `+${locale.number(count)} weitere`,
      moreName: ({ visibleText, day }) => `${visibleText} ganztägig am ${locale.day(day)}`,
      fewer: 'Weniger zeigen',
      empty: ({ isSeveral }) =>
        `An ${isSeveral ? 'diesen Tagen' : 'diesem Tag'} ist nichts geplant.`,
      emptyHint: 'Doppelklick auf eine Uhrzeit fügt eine Maßnahme hinzu.',
      emptyFiltered: ({ isSeveral }) =>
        `Nichts an ${isSeveral ? 'diesen Tagen' : 'diesem Tag'} passt zu den Filtern.`,
      error: 'Die Maßnahmen konnten nicht geladen werden.',
      when: (parts) => when(locale, parts),
      moved: ({ title, ...parts }) => `${title} verschoben auf ${when(locale, parts)}`,
      resized: ({ title, ...parts }) => `${title} dauert jetzt ${when(locale, parts)}`,
      resizeCancelled: ({ title }) => `${title} bleibt an seinem Platz`,
      resizeEnded: ({ title }) => `${title} bleibt an seinem Platz`,
      resizeRefused: ({ title }) => `Die Dauer von ${title} lässt sich nicht ändern`,
      createCancelled: 'Nichts markiert',
      marked: ({ when: text }) => `${text} markiert`,
      printRange: ({ firstDay, lastDay }) => dashed(locale, firstDay, lastDay),
      printTitle: ({ firstDayName, lastDayName }) =>
        firstDayName === lastDayName ? firstDayName : `${firstDayName} – ${lastDayName}`,
      legend: 'Kanäle',
      instructions:
        'Pfeiltasten bewegen um eine halbe Stunde und um Tage, Bild auf und Bild ab um eine Seite. Eingabe geht zu den Einträgen einer Uhrzeit, N fügt einen hinzu, Umschalt mit Pfeiltaste markiert dafür einen Bereich. Auf einem Eintrag verschiebt ihn Alt mit Pfeiltaste, Alt und Umschalt mit Pfeiltaste ändern sein Ende, Alt und Umschalt mit Pos1 oder Ende seinen Anfang, A macht ihn ganztägig oder nimmt das zurück.',
    }
  },
  FlowCalendar: (locale: Locale): FlowCalendarLabels => ({
    ...CalendarEntry(locale),
    ...ItemIntent(locale),
    ...MultiSelection(locale),
    ...shared,
    grid: ({ firstDay, lastDay }) => `Flow, ${span(locale, firstDay, lastDay)}`,
    names: {
      channel: 'Kanal und Typ',
      initiative: 'Initiative und Kanal',
      'tag-category': 'Kategorie und Schlagwort',
      plan: 'Plan und Kanal',
    },
    estimate: 'Soll',
    actual: 'Ist',
    variance: 'Abw.',
    estimateName: 'Schätzung',
    actualName: 'Tatsächlich',
    varianceName: 'Abweichung',
    timeline: 'Zeitachse',
    unit: ({ unit, day, isUpper }) => {
      const { year, month } = yearMonthOf(day)
      const date = nearestDateOf(day)
      if (unit === 'year') return String(year)
      if (unit === 'quarter') {
        const quarter = `Q${Math.floor((month - 1) / 3) + 1}`
        return isUpper ? `${quarter} ${year}` : quarter
      }
      if (unit === 'month') {
        return isUpper ? locale.day(date, 'month') : locale.monthName(month, 'short')
      }
      const narrow = locale.day(date, 'narrow')
      return unit === 'week' ? narrow : `${locale.weekdayName(weekdayOf(day), 'short')} ${narrow}`
    },
    count: ({ count }) => entries(locale, count),
    monthlyTotals: 'Monatssummen',
    total: ({ visibleText, name }) => `${visibleText}, ${name}`,
    figure: ({ kind, name, amount }) => `${kind} von ${name}: ${amount}`,
    figureList: ({ kind, name }) => `${kind} von ${name}`,
    figureListEmpty: 'Hier hat kein Eintrag Kosten.',
    collapseAll: 'Alle zuklappen',
    expandAll: 'Alle aufklappen',
    today: 'Heute',
    empty: 'An diesen Tagen ist nichts geplant.',
    emptyHint: 'Ziehen über die Tage einer Zeile fügt eine Maßnahme hinzu.',
    emptyFiltered: 'Nichts an diesen Tagen passt zu den Filtern.',
    error: 'Die Maßnahmen dieser Tage konnten nicht geladen werden.',
    overview: 'Angezeigte Tage',
    overviewValue: ({ firstDay, lastDay }) => span(locale, firstDay, lastDay),
    find: 'Im Flow suchen',
    findCount: ({ at, count }) => `${locale.number(at)} von ${locale.number(count)}`,
    findNone: 'Keine Treffer',
    findPrevious: 'Vorheriger Treffer',
    findNext: 'Nächster Treffer',
    findClose: 'Schließen',
    findClear: 'Leeren',
    legend: 'Farben',
    printTitle: ({ firstDay, lastDay }) => `Flow ${locale.day(firstDay)} – ${locale.day(lastDay)}`,
    continued: '(Fortsetzung)',
    page: ({ page, pageCount }) => `${page} von ${pageCount}`,
    rowChanged: ({ title, rowName }) => `${title} nach ${rowName} verschieben`,
    rowRefused: ({ title, rowName }) => `${title} lässt sich nicht nach ${rowName} verschieben`,
    instructions: `Pfeiltasten bewegen um Eintrag und Zeile, Pos1 und Ende an die Enden einer Zeile. Links und Rechts schließen und öffnen einen Abschnitt. N fügt einen Eintrag hinzu, Plus und Minus zoomen, Strg F sucht. ${itemKeys}`,
  }),
  FlowBar: (locale: Locale): FlowBarLabels => flowBar(locale),
  Overstory: (locale: Locale): OverstoryLabels => ({
    ...ItemIntent(locale),
    overstory: 'Überblick',
    sections: {
      'calendars-of-interest': 'Weitere Kalender',
      initiatives: 'Initiativen',
      'monthly-focus': 'Monatsfokus der Kanäle',
      'long-running': 'Langläufer',
    },
    countUnit: ({ count }) => (count === 1 ? 'Eintrag' : 'Einträge'),
    bar: CalendarBar(locale).bar,
    event: ({ title, calendarName, firstDay, lastDay }) =>
      `${title}, ${calendarName}, ${span(locale, firstDay, lastDay)}`,
    more: ({ count }) => `+${locale.number(count)} weitere`,
    fewer: 'Weniger zeigen',
    moreName: ({ visibleText, name }) => `${visibleText}, ${name}`,
    expandAll: 'Alle aufklappen',
    collapseAll: 'Alle zuklappen',
    dayText: ({ month, dayOfMonth, hasMonth }) =>
      hasMonth
        ? locale.day(dateOf(LEAP_YEAR, month, dayOfMonth), 'named')
        : locale.number(dayOfMonth),
    range: ({ first, last }) => (first === last ? first : `${first} – ${last}`),
    height: 'Höhe des Überblicks',
  }),
  ParkingLot: (locale: Locale): ParkingLotLabels => {
    const named = ({ title, count }: { title: string; count: number }) =>
      count === 1 ? title : entries(locale, count)
    return {
      ...CalendarBar(locale),
      ...ItemIntent(locale),
      bar: ({ visibleText, channelName, planMark, isFlagged, isBusy }) =>
        joined([
          visibleText,
          channelName,
          planMark === null ? '' : `Plan ${planMark}`,
          isFlagged ? 'markiert' : '',
          isBusy ? 'wird gespeichert' : '',
        ]),
      moveCancelled: ({ title }) => `${title} bleibt im Parkplatz`,
      title: 'Parkplatz',
      count: ({ count }) => locale.number(count),
      list: 'Geparkte Einträge',
      instructions:
        'Pfeiltasten bewegen von Eintrag zu Eintrag, Eingabe öffnet einen, P plant ihn auf den Tag ein, den der Kalender zeigt. Escape führt zurück zum Kalender.',
      loading: 'Parkplatz wird geladen',
      empty: 'Nichts ist geparkt. Ein Eintrag, der hierher gezogen wird, verlässt den Kalender.',
      emptyFiltered: 'Kein geparkter Eintrag passt zu den Filtern.',
      clearFilters: 'Filter löschen',
      failed: 'Der Parkplatz konnte nicht geladen werden.',
      retry: 'Erneut versuchen',
      dropHere: (parts) => `${named(parts)} hier ablegen, um den Kalender zu verlassen`,
      dropNow: (parts) => `Loslassen, um ${named(parts)} zu parken`,
      scheduleOn: ({ day }) => `Einplanen am ${locale.day(day)}`,
      schedule: 'Einplanen …',
      scheduleItem: ({ title }) => `${title} einplanen`,
      day: 'Tag',
      scheduled: ({ title, day }) => `${title} eingeplant am ${locale.day(day)}`,
    }
  },
  QuickCreate: (locale: Locale): QuickCreateLabels => ({
    heading: 'Neue Maßnahme',
    dates: ({ startDate, endDate, isAllDay }) => {
      const [start, end] = [locale.day(startDate), locale.day(endDate)]
      if (start !== end) return `${start} – ${end}`
      if (isAllDay) return `${start}, ganztägig`
      const [from, to] = [startDate.slice(11, 16), endDate.slice(11, 16)]
      return from === to ? `${start}, ${from}` : `${start}, ${from} – ${to}`
    },
    title: 'Titel',
    titleRequired: 'Einen Titel eingeben.',
    channel: 'Kanal',
    chooseChannel: 'Kanal wählen',
    noChannels: 'Dieser Plan hat keine Kanäle',
    lockedChannel: 'Hier fehlt das Bearbeitungsrecht',
    type: 'Maßnahmentyp',
    chooseType: 'Typ wählen',
    typeRequired: 'Einen Maßnahmentyp wählen.',
    create: 'Anlegen',
    more: 'Weitere Optionen',
  }),
}

/** The ready-made ranges. */
export const relativeRanges = {
  today: 'Heute',
  'this-week': 'Diese Woche',
  'this-month': 'Dieser Monat',
  'next-month': 'Nächster Monat',
  'next-30-days': 'Nächste 30 Tage',
  'this-quarter': 'Dieses Quartal',
  'next-quarter': 'Nächstes Quartal',
  'this-year': 'Dieses Jahr',
} as const

/** Flow and budget have the same figures. */
export function flowBar(locale: Locale): FlowBarLabels {
  return {
    figures: 'Budget und Ausgaben',
    totalBudget: 'Gesamtbudget',
    totalActual: 'Ausgegeben',
    totalRemaining: 'Verbleibend',
    totalExpenses: 'Ausgaben im Zeitraum',
    noBudget: 'Nicht festgelegt',
    loading: 'Zahlen werden geladen',
    budgetFailed: 'Die Ausgaben des Budgets konnten nicht gelesen werden.',
    retry: 'Erneut versuchen',
    budgetDates: ({ start, end }) => {
      if (start === null && end === null) return 'Ohne Zeitraum'
      if (start === null) return `Bis ${locale.day(end ?? '')}`
      return end === null ? `Ab ${locale.day(start)}` : `${locale.day(start)} – ${locale.day(end)}`
    },
    allItems: ({ days }) => `${days}, alle Einträge`,
    visibleItems: ({ days }) => `${days}, sichtbare Einträge`,
    visibleDates: ({ start, end }) => `${locale.day(start)} – ${locale.day(end)}`,
    spent: 'Ausgegeben',
    spentOf: ({ actual, total }) => `${actual} von ${total}`,
    otherPlans: 'Andere Pläne ausblenden, um Budget und Ausgaben zu sehen.',
    hideOtherPlans: 'Andere Pläne ausblenden',
    controls: 'Zeitachse',
    zoom: 'Zoom',
    zooms: {
      week: 'Woche',
      month: 'Monat',
      quarter: 'Quartal',
      year: 'Jahr',
      'three-years': '3 Jahre',
      fit: 'Einpassen',
    },
    groupBy: 'Gruppieren nach',
    colorBy: 'Farbe nach',
    groupings: {
      channel: 'Kanal',
      initiative: 'Initiative',
      'tag-category': 'Schlagwortkategorie',
      plan: 'Plan',
    },
    grouping: ({ name }) => `Gruppiert nach ${name}`,
    colouring: ({ name }) => `Farbe nach ${name}`,
    weekStart: 'Woche beginnt am',
    weekStarts: ({ weekStartDay }) =>
      `Woche beginnt am ${weekStartDay === 'sunday' ? 'Sonntag' : 'Montag'}`,
    weekDays: { sunday: 'Sonntag', monday: 'Montag' },
    weekStartLocked: 'Nur Plan-Admins können das ändern',
    options: 'Optionen der Zeitachse',
  }
}
