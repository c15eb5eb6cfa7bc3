/**
 * What headers and values of the files are called, in both scripts: read in the wrong encoding, hardly any text has one of them. A build of the
 * console has the phrases of one language only, so they are listed here; a test keeps them complete.
 */
export const knownWords: readonly string[] = (
  '设备 場所 场所 名称 名稱 类型 類型 类别 類別 编号 編號 编码 編碼 地址 负责 負責 电话 電話 经纬 經緯 合作 夥伴 伙伴 单位 單位 联系 聯絡 聯繫 手机 手提 号码 ' +
  '號碼 机构 機構 用户 用戶 姓名 账号 帐号 帳戶 帳號 归属 所属 所屬 歸屬 角色 楼栋 樓宇 樓棟 楼层 樓層 安装 安裝 位置 卡号 卡號 备注 備註 行号 行號 原因 裝置 設備 住宅 ' +
  '屋苑 办公 辦公 寫字 商场 商場 酒店 工厂 工廠 加油 油站 仓库 貨倉 出租 学校 學校 幼儿 幼稚 医院 醫院 诊所 診所 商店 餐饮 食肆 餐厅 餐廳 旅馆 旅館 娱乐 ' +
  '娛樂 网吧 網吧 美容 加工 生产 生產 企业 企業 探测 探測 监测 監測 烟感 煙感 煙霧 烟雾 燃气 氣體 水压 水壓 电气 電氣 火灾 火警 摄像 攝錄 消防 主机 控制 ' +
  '智能 手表 手錶 门锁 門鎖 消火 龍頭 总线 總線 报警 警報 呼叫 召援 围栏 圍欄 平台 合作 联网 聯網 监管 監管 维保 維修 公司 居民 住戶 小区 小區 社区 社區 街道 ' +
  '广场 廣場 大厦 大廈 花园 花園 中心 有限 物业 物業 管理 大堂 机房 機房 走廊'
).split(' ');
