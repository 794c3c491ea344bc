try {
  const theme = localStorage.getItem('theme')?.match(/^(light|dark)$/)?.[0];
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
