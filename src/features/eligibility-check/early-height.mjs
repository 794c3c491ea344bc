try {
  const height = history.state?.eligibilityCheck && sessionStorage.getItem('eligibilityCheckHeight');
  if (height) document.documentElement.style.setProperty('--kept-height', `${Number(height)}px`);
} catch {}
