import { amountRefusalText } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import type { Locale } from '@throughline/domain/locale'
import type { CellProblemCode } from '@throughline/domain/tactic-table'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { german as ui } from '@throughline/ui/german'

import type { AccountTeamTableLabels } from '../AccountTeamTable'
import type { BudgetTableLabels, BudgetTotalsLabels } from '../BudgetTable'
import type { FilterChipsLabels } from '../FilterChips'
import type { FilterSidebarLabels } from '../FilterSidebar'
import type { PerformanceViewLabels } from '../PerformanceView'
import type { SearchResultsLabels } from '../SearchResults'
import type { TableBarLabels, TacticTableLabels } from '../TacticTable'
import type { TeamTableLabels } from '../TeamTable'
import { flowBar } from './calendars'
import { Amount, counted } from './words'

const tactics = (locale: Locale, count: number): string =>
  counted(locale, count, 'Maßnahme', 'Maßnahmen')

type ProblemText = string | ((names: string, list: readonly string[]) => string)

const problemTexts = (locale: Locale): Readonly<Record<CellProblemCode, ProblemText>> => ({
  'not-found': 'Der Plan wurde nicht gefunden.',
  'account-inactive': 'Das Konto ist nicht aktiv, deshalb lässt sich nichts ändern.',
  viewer: 'Betrachter können den Plan weder ergänzen noch bearbeiten.',
  'other-plan': 'Der Eintrag gehört zu einem anderen Plan und lässt sich nur dort ändern.',
  'plan-frozen': 'Der Plan ist eingefroren: Nur Plan-Admins können ihn ändern.',
  'channel-not-assigned': (names) =>
    names === '' ? 'Der Kanal ist nicht zugewiesen.' : `Der Kanal ${names} ist nicht zugewiesen.`,
  'read-only-column': 'Diese Zelle ist nicht bearbeitbar.',
  'several-texts': (names) =>
    `Der Eintrag steht an mehreren Stellen, mit verschiedenen Texten: ${names}.`,
  required: 'Etwas eingeben: Das darf nicht leer sein.',
  'too-long': `Höchstens ${locale.number(TITLE_LIMIT_LENGTH)} Zeichen verwenden.`,
  'not-a-date': `Ein Datum eingeben, zum Beispiel ${locale.day('2026-11-18')}.`,
  'end-before-start': 'Einen Tag eingeben, der nicht vor dem Beginn liegt.',
  'out-of-range': `Daten reichen von ${locale.day('1900-01-01', 'long')} bis ${locale.day('9999-12-31', 'long')}, deshalb bleibt dieser Eintrag an seinem Platz.`,
  'not-an-amount': `Einen Betrag eingeben, zum Beispiel ${locale.number(1200)}.`,
  'negative-amount': 'Einen Betrag eingeben, der nicht negativ ist.',
  'amount-too-large': 'Einen kleineren Betrag eingeben.',
  'ambiguous-amount': (_names, amounts) =>
    `Das lässt sich auf zwei Arten lesen. ${amounts.join(' oder ')} eingeben.`,
  'no-cost': 'Dieser Eintrag hat keine Kosten.',
  'not-yes-or-no': (_names, options) => `${options.join(' oder ')} eingeben.`,
  'flagging-off': (names) =>
    names === ''
      ? 'Sein Kanal hat keine Markierungen.'
      : `Der Kanal ${names} hat keine Markierungen.`,
  'unknown-type': (names) => `Der Plan hat keinen Typ ${names}.`,
  'ambiguous-type': (names) => `Mehrere Kanäle haben diesen Typ (${names}). Kanal · Typ eingeben.`,
  'becomes-tactic': 'Eine Initiative kann keine Maßnahme werden.',
  'becomes-initiative': 'Eine Maßnahme kann keine Initiative werden.',
  'unknown-platform': (names) => `Der Typ hat keine Plattform ${names}.`,
  'one-platform': (names) => `Eine Plattform eingeben: ${names} erlaubt nicht mehr.`,
  'unknown-tag': (names) => `Der Plan hat kein Schlagwort ${names}.`,
  'unknown-initiative': (names) => `Es gibt keine Initiative ${names}.`,
  'ambiguous-initiative': (names) =>
    `Mehrere Initiativen haben diesen Titel. Eine davon eingeben: ${names}.`,
  'initiative-too-far': (names) => `Mehr als 60 Tage entfernt: ${names}.`,
})

const people = (locale: Locale, count: number): string =>
  counted(locale, count, 'Person', 'Personen')

const teamTable = (locale: Locale, empty: string) => ({
  ...ui.DataTable(locale),
  empty,
  filteredEmpty: 'Niemand passt zur Suche',
  clearFilters: 'Alle zeigen',
  error: 'Das Team konnte nicht geladen werden',
})

const RefusedCells = (locale: Locale): NonNullable<TacticTableLabels['refused']> => ({
  heading: (count) =>
    count === 1
      ? '1 Zelle wurde nicht geändert'
      : `${locale.number(count)} Zellen wurden nicht geändert`,
  cell: ({ title, column, text }) => {
    const cell = [title, column]
      .filter((name) => name !== '')
      .map(isolateText)
      .join(', ')
    const quoted = text === '' ? '' : `„${isolateText(text)}“`
    return `${[cell, quoted].filter((part) => part !== '').join(': ')}.`
  },
  more: (count) => `Und ${locale.number(count)} weitere.`,
  dismiss: 'Ausblenden',
  outside: 'Das liegt außerhalb der Tabelle.',
  gone: 'Die Tabelle zeigt diese Zeile nicht mehr.',
})

export const tables = {
  RefusedCells,
  TacticTable: (locale: Locale): TacticTableLabels => {
    const texts = problemTexts(locale)
    return {
      table: ({ isParkingLot }) => (isParkingLot ? 'Maßnahmen im Parkplatz' : 'Maßnahmen'),
      columns: {
        title: 'Titel',
        flag: 'Markierung',
        plan: 'Plan',
        channel: 'Kanal',
        type: 'Typ',
        platforms: 'Plattformen',
        startDate: 'Beginn',
        endDate: 'Ende',
        repeats: 'Wiederholung',
        initiatives: 'Initiativen',
        tags: 'Schlagwörter',
        estimate: 'Soll',
        actual: 'Ist',
        variance: 'Abw.',
      },
      open: 'Öffnen',
      openItem: ({ title }) => `Öffnen: ${title}`,
      count: (value) => tactics(locale, value),
      total: 'Summe',
      totalCount: ({ count, isParkingLot }) =>
        `${tactics(locale, count)}${isParkingLot ? '' : ' an diesen Tagen'}`,
      rest: (grouping) => {
        if (grouping === 'channel') return 'Andere'
        if (grouping === 'initiative') return 'Keine Initiative'
        return grouping === 'month' ? 'Kein Datum' : 'Kein Schlagwort'
      },
      flagged: 'Markiert',
      repeating: 'Wiederholt sich',
      ofPlan: ({ mark }) => `Plan ${mark}`,
      problem: ({ code, names }) => {
        const text = texts[code]
        return typeof text === 'string' ? text : text(names.map(isolateText).join(', '), names)
      },
      refused: RefusedCells(locale),
      error: 'Die Maßnahmen konnten nicht geladen werden.',
      loadingOnPaper:
        'Die Maßnahmen wurden noch geladen. Erneut drucken, sobald die Tabelle sie zeigt.',
      retry: 'Erneut versuchen',
      empty: 'Keine Maßnahmen an diesen Tagen',
      emptyHint: 'Eine Maßnahme hinzufügen oder andere Tage wählen.',
      emptyParkingLot: 'Der Parkplatz ist leer',
      emptyParkingLotHint: 'Maßnahmen ohne Datum warten hier, bis sie eingeplant werden.',
      addTactic: 'Maßnahme hinzufügen',
      emptyFiltered: 'Keine Maßnahme passt zu den Filtern',
      clearFilters: 'Filter löschen',
    }
  },
  TableBar: (locale: Locale): TableBarLabels => ({
    controls: 'Tabelle',
    mode: 'Angezeigte Maßnahmen',
    modes: { scheduled: 'Eingeplant', 'parking-lot': 'Parkplatz' },
    parkingLot: ({ count }) => `Parkplatz ${locale.number(count)}`,
    groupings: {
      none: 'Ohne Gruppen',
      channel: 'Kanal',
      initiative: 'Initiative',
      month: 'Monat',
      'tag-objective': 'Ziel',
      'tag-target-segment': 'Zielgruppe',
      'tag-journey-phase': 'Journey-Phase',
      'tag-custom': 'Eigene Schlagwörter',
    },
    groupBy: ({ name }) => `Gruppe: ${name}`,
    export: 'Exportieren',
  }),
  BudgetTable: (locale: Locale): BudgetTableLabels => ({
    table: 'Budget',
    tableHint: 'Eingabe auf einem Betrag zeigt seine Einträge.',
    names: 'Kanal und Typ',
    columns: { estimate: 'Soll', actual: 'Ist', variance: 'Abw.' },
    total: 'Summe im Zeitraum, nach Beginn',
    monthlyTotals: 'Monatssummen',
    failed: 'Das Budget konnte nicht geladen werden.',
    loadingOnPaper: 'Das Budget wurde noch geladen. Erneut drucken, sobald die Tabelle es zeigt.',
    retry: 'Erneut versuchen',
    otherPlans: 'Andere Pläne ausblenden, um Budgetzahlen zu sehen',
    otherPlansHint: 'Kosten mehrerer Pläne werden nicht zusammen gezeigt.',
    hideOtherPlans: 'Andere Pläne ausblenden',
    noChannels: 'Noch keine Kanäle',
    noChannelsHint: 'Ein Budget hat eine Zeile für jeden Kanal des Plans.',
    noneVisible: 'Keine Kosten passen zu den Filtern',
    noneVisibleHint: 'Kein Eintrag an diesen Tagen passt zu den aktiven Filtern.',
    clearFilters: 'Filter löschen',
    cell: ({ name, period }) => `${name}, ${period}`,
    item: 'Eintrag',
    dates: 'Daten',
    estimatedCost: 'Geschätzte Kosten',
    actualCost: 'Tatsächliche Kosten',
    variance: 'Abweichung',
    sum: ({ count }) => counted(locale, count, 'Eintrag', 'Einträge'),
    costOf: ({ cost, title }) => `${cost} von ${title}`,
    open: 'Öffnen',
    openItem: ({ title }) => `Öffnen: ${title}`,
    close: 'Schließen',
    more: ({ count }) => `${locale.number(count)} weitere zeigen`,
    readOnly: 'Diese Kosten lassen sich nicht ändern.',
    amountRefused: (refusal) => amountRefusalText(refusal, Amount(locale)),
    days: ({ start, end }) =>
      start === end ? locale.day(start) : `${locale.day(start)} – ${locale.day(end)}`,
  }),
  BudgetTotals: (locale: Locale): BudgetTotalsLabels => ({
    ...flowBar(locale),
    noTotals: 'Summen erscheinen zusammen mit den Zahlen darunter.',
    budgetId: ({ id }) => `Budget-ID ${id}`,
    ofBudget: ({ percent }) => `${locale.number(percent)} % des Budgets, alle Einträge`,
    monthsLeft: ({ months }) => {
      if (months < 0) return 'Das Budget ist beendet'
      if (months === 0) return 'Endet diesen Monat'
      return `Noch ${counted(locale, months, 'Monat', 'Monate')}`
    },
    estimated: ({ days, estimate }) => `${days}, sichtbare Einträge, Schätzung ${estimate}`,
    charts: 'Diagramme',
    byMonth: 'Schätzung und Ausgaben nach Monat',
    byChannel: 'Ausgaben nach Kanal',
    remaining: 'Verbleibendes Budget',
    estimate: 'Schätzung',
    actual: 'Ausgaben',
    month: 'Monat',
    channel: 'Kanal',
    share: 'Anteil',
    asTable: 'Als Tabelle',
    asChart: 'Als Diagramm',
    toggle: ({ label, chart }) => `${label}: ${chart}`,
    byMonthSummary: ({ estimate, actual, first, last, highest }) =>
      `${first} bis ${last}: Schätzung ${estimate}, Ausgaben ${actual}. Höchste Schätzung im ${highest}.`,
    byChannelSummary: ({ channels }) => channels.join(', '),
    otherChannels: ({ count }) => counted(locale, count, 'weiterer Kanal', 'weitere Kanäle'),
    noActuals: 'An diesen Tagen wurde nichts ausgegeben.',
    noCosts: 'Keine Kosten an diesen Tagen.',
    loadingCharts: 'Diagramme werden geladen',
  }),
  SearchResults: (locale: Locale): SearchResultsLabels => ({
    keyword: 'Suchbegriff',
    placeholder: 'Maßnahmen und Initiativen suchen',
    clear: 'Suchbegriff löschen',
    when: 'Wann',
    upcoming: 'Kommend',
    past: 'Vergangen',
    withCount: (side, count) => `${side} ${locale.number(count)}`,
    results: (keyword) => `Treffer für ${keyword}`,
    firstOf: ({ count, total }) =>
      `Die ersten ${locale.number(count)} von ${locale.number(total)} Treffern`,
    startDate: 'Beginn',
    endDate: 'Ende',
    channel: 'Kanal',
    type: 'Typ',
    platform: 'Plattform',
    topic: 'Thema',
    noPlatform: 'Keine Plattform',
    until: (date) => `bis ${date}`,
    inNotes: 'in den Notizen:',
    repeats: 'Wiederholt sich',
    open: 'Öffnen',
    openNamed: (title) => `Öffnen: ${title}`,
    searching: 'Maßnahmen werden gesucht …',
    loadingMore: 'Weitere Treffer werden geladen …',
    none: 'Keine Treffer.',
    keywordRequired: 'Bitte einen Suchbegriff eingeben',
    failed: 'Die Suche ist fehlgeschlagen',
    retry: 'Erneut versuchen',
    otherUsersUpcoming: (count) =>
      count === 1 ? 'Den kommenden zeigen' : `Die ${locale.number(count)} kommenden zeigen`,
    otherUsersPast: (count) =>
      count === 1 ? 'Den vergangenen zeigen' : `Die ${locale.number(count)} vergangenen zeigen`,
    match: (count) => `${locale.number(count)} Treffer`,
    scope: ({ planName, hasLead, hasNested }) => {
      const when = 'Innerhalb eines Jahres vor und nach heute'
      if (planName === '') return `${when}.`
      const plans = [
        planName,
        ...(hasLead ? ['Hauptplan'] : []),
        ...(hasNested ? ['untergeordnete Pläne'] : []),
      ]
      return `${when}, ${locale.list(plans)}.`
    },
    recent: 'Letzte Suchen',
    removeRecent: (keyword) => `${keyword} aus den letzten Suchen entfernen`,
  }),
  FilterChips: (locale: Locale): FilterChipsLabels => ({
    row: 'Aktive Filter',
    list: 'Aktive Filter',
    hiddenPlan: ({ plan }) => `${plan} ausgeblendet`,
    ofPlan: ({ name, planMark }) => `${name} (${planMark})`,
    unknown: {
      'lead-plan': 'Hauptplan ausgeblendet',
      'nested-plan': 'Untergeordneter Plan ausgeblendet',
      channel: 'Unbekannter Kanal',
      type: 'Unbekannter Typ',
      'plan-of-channel': 'Unbekannter Plan',
      initiative: 'Unbekannte Initiative',
      tag: 'Unbekanntes Schlagwort',
      calendar: 'Unbekannter Kalender',
    },
    remove: ({ name }) => `Filter entfernen: ${name}`,
    removed: ({ name, count }) => `${name} entfernt. ${locale.number(count)} Filter aktiv`,
    clear: 'Filter löschen',
    cleared: 'Keine Filter aktiv',
    more: ({ count }) => `+${locale.number(count)} weitere`,
    fewer: 'Weniger zeigen',
    loading: 'Wird geladen',
  }),
  FilterSidebar: (locale: Locale): FilterSidebarLabels => ({
    title: 'Filter',
    clear: 'Filter löschen',
    close: 'Filter schließen',
    search: 'Filter suchen',
    searchIn: ({ section }) => `Suchen in ${section}`,
    clearSearch: 'Suche löschen',
    match: ({ count }) => `${locale.number(count)} Filter`,
    noMatches: 'Keine Filter gefunden',
    noMatchesHint:
      'Kein Plan, Kanal, Typ, Kalender, Schlagwort und keine Initiative hat diesen Namen.',
    sections: {
      'nested-plans': 'Untergeordnete Pläne',
      'lead-plan': 'Hauptplan',
      channels: 'Kanäle',
      initiatives: 'Initiativen',
      tags: 'Schlagwörter',
      'calendars-of-interest': 'Weitere Kalender',
    },
    activeFilters: ({ count }) => `${locale.number(count)} Filter aktiv`,
    chosenInSection: ({ count }) => `${locale.number(count)} aktiv`,
    items: ({ count }) => counted(locale, count, 'Eintrag', 'Einträge'),
    typesOf: ({ channel }) => `Typen von ${channel}`,
    plans: 'Pläne',
    plansOf: ({ channel }) => `Pläne mit ${channel}`,
    showMore: ({ count }) => `${locale.number(count)} weitere zeigen`,
    showFewer: 'Weniger zeigen',
    loading: 'Wird geladen',
    noCalendars: 'Keine Abonnements verfügbar.',
  }),
  PerformanceView: (): PerformanceViewLabels => ({
    dashboards: 'Dashboards',
    openInTab: 'In einem Tab öffnen',
    none: 'Keine Dashboards verfügbar.',
    failed: 'Die Leistungsdaten konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    loading: 'Leistungsdaten werden geladen',
    loadingNamed: (name) => `${name} wird geladen`,
    late: (name) => `${name} ist nach 15 Sekunden noch nicht geladen.`,
    lateHint:
      'Der Server ist vielleicht langsam oder lässt die Anzeige in einer anderen Seite nicht zu.',
    pdfFallback: 'Das PDF ist oben nicht zu sehen?',
    pdfLink: (name) => `${name} in einem Tab öffnen`,
    pdfOnPaper: 'Ein PDF wird aus einem eigenen Tab gedruckt.',
    pdf: 'PDF',
  }),
  TeamTable: (locale: Locale): TeamTableLabels => ({
    team: 'Teammitglieder',
    name: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    channels: 'Kanäle',
    budget: 'Budget',
    status: 'Status',
    allChannels: 'Alle',
    noChannels: 'Keine',
    chooseAllChannels: 'Alle Kanäle',
    view: 'Sichtbar',
    hide: 'Verborgen',
    invited: 'Eingeladen',
    resendInvite: 'Erneut einladen',
    resendInviteTo: (name) => `Erneut einladen: ${name}`,
    sendResetTo: (name) => `Passwort zurücksetzen für ${name}`,
    remove: (name) => `${name} aus dem Plan entfernen`,
    locked: (name, reason) => `${name}: ${reason}`,
    search: 'Teammitglieder suchen',
    clearSearch: 'Suche löschen',
    match: (count) => people(locale, count),
    saving: 'Wird gespeichert …',
    table: teamTable(locale, 'Noch niemand in diesem Plan'),
  }),
  AccountTeamTable: (locale: Locale): AccountTeamTableLabels => ({
    team: 'Team',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    seatType: 'Platzart',
    noRole: '–',
    invited: 'Eingeladen',
    resendInviteTo: (name) => `Erneut einladen: ${name}`,
    hiddenTags: (name) => `Profil-Schlagwörter sind für ${name} verborgen`,
    edit: (name) => `${name} bearbeiten`,
    locked: (name, reason) => `${name}: ${reason}`,
    search: 'Team durchsuchen',
    clearSearch: 'Suche löschen',
    match: (count) => people(locale, count),
    table: teamTable(locale, 'Noch niemand in diesem Konto'),
  }),
}
