try {
  const height = sessionStorage.getItem('eligibilityCheckHeight');
  if (height && Object.hasOwn(history.state ?? {}, 'eligibilityCheck'))
    document.documentElement.style.setProperty('--kept-height', `${Number(height)}px`);
} catch {}
