// Reads the same key as preferences.ts, which is loaded too late to spare a dark room a white flash.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark' || theme === 'high-contrast') {
    document.documentElement.dataset.theme = theme
    document.documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
  }
} catch {
  // Storage is blocked: the system's theme holds.
}
