// The look of the simulated form, by the same variables of the page as the provider's. Served before
// simulator-elements.mjs as one script with it.
;(() => {
  function styleOf(appearance) {
    const look = {
      colorText: 'CanvasText',
      colorTextSecondary: 'GrayText',
      colorTextPlaceholder: 'GrayText',
      colorBackground: 'Canvas',
      colorDanger: 'red',
      colorPrimary: 'Highlight',
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '8px',
      ...appearance?.variables,
    }
    const border = appearance?.rules?.['.Input']?.border ?? `1px solid ${look.colorTextSecondary}`
    return `
      :host { all: initial; display: block; color: ${look.colorText}; font: 400 15px/1.5 ${look.fontFamily}; }
      .fields { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
      .wide { grid-column: 1 / -1; }
      label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 500; }
      input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 12px; font: inherit; font-size: 16px;
        color: inherit; background: ${look.colorBackground}; border: ${border}; border-radius: ${look.borderRadius};
        font-variant-numeric: tabular-nums; }
      input::placeholder { color: ${look.colorTextPlaceholder}; opacity: 1; }
      input:focus-visible, button:focus-visible { outline: 2px solid ${look.colorPrimary}; outline-offset: 2px; }
      input[aria-invalid='true'] { border-color: ${look.colorDanger}; }
      .error { margin: 6px 0 0; font-size: 13px; font-weight: 500; color: ${look.colorDanger}; }
      .error:empty { display: none; }
      .note { margin: 0 0 16px; font-size: 13px; color: ${look.colorTextSecondary}; }
      dialog { max-width: 26rem; padding: 24px; color: ${look.colorText}; background: ${look.colorBackground};
        border: ${border}; border-radius: ${look.borderRadius}; }
      dialog::backdrop { background: rgb(0 0 0 / 0.6); }
      h2 { margin: 0 0 8px; font-size: 21px; line-height: 1.2; }
      p { margin: 0 0 16px; }
      .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
      button { min-height: 44px; padding: 0 18px; font: inherit; font-weight: 600; color: inherit; cursor: pointer;
        background: transparent; border: ${border}; border-radius: ${look.borderRadius}; }
    `
  }

  function openShadow(host, appearance) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styleOf(appearance))
    root.adoptedStyleSheets = [sheet]
    return root
  }

  window.simulatorLook = { openShadow }
})()
