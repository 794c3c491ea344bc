try {
  const height = sessionStorage.getItem('eligibilityCheckHeight');
  if (height && JSON.stringify(history.state).includes('"result"'))
    document.documentElement.style.setProperty('--kept-height', `${Number(height)}px`);
} catch {}
