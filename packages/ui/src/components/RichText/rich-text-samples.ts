/** A typical note with every format, for visual baselines. */
export const campaignNote = `<h1>Black Friday brief</h1><p>Segment: top 10 % by spend. Creative is due <strong>two weeks before launch</strong>; copy comes from the <a href="https://throughline.example/brief" rel="noopener noreferrer" target="_blank">holiday gifting brief</a>.</p><h2>What must be ready</h2><ul><li>Landing page, with <em>both</em> hero pictures<ul><li>Desktop 1440 x 640</li><li>Mobile 750 x 900</li></ul></li><li>Three subject lines to test</li></ul><h3>Order of work</h3><ol><li>Copy signed off by <span style="color:#2F6FED">Legal</span></li><li>Build and <u>seed test</u></li><li><s>Second proof</s> <span style="background-color:#F2A20C">skipped this year</span></li></ol><p style="text-align:end"><span style="font-family:Georgia,serif;font-size:12px">Last agreed on 11/18/26</span></p>`

/** A picture that needs no network: 240 x 120, one colour. */
export const samplePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAEklEQVR4nGP47eGMFTEMLQkATaFSQXXQSMEAAAAASUVORK5CYII='

/** Text from right to left with every block kind. */
export const hebrewNote = `<h2>תקציר לבלאק פריידי</h2><p>הקהל: <strong>עשרה אחוזים</strong> העליונים לפי הוצאה.</p><ul><li>דף נחיתה<ul><li>גרסה לנייד</li></ul></li><li>שלוש שורות נושא</li></ul><ol><li>אישור משפטי</li><li>בדיקה</li></ol>`
