try {
  const theme = localStorage.getItem('theme') ?? '';
  if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme;
} catch {}
